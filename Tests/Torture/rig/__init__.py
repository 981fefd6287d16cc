# SPDX-License-Identifier: MIT
"""What all attacks share: the program, requests, histories, an I/O log and images of crashes."""
