# SPDX-License-Identifier: MIT
"""The flags with which a Swift compiler reads an SDK of iOS; on Linux an SDK has to be prepared for that.

Nothing of it is run or linked, so an interface may say less about bodies than it does on a Mac.
"""

import hashlib
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

# Written into the prepared copy; another number has it made anew.
VERSION = "1"
# What a type check never reads.
_UNREAD = shutil.ignore_patterns("*.tbd", "*.swiftdoc")
_INTERFACE = "arm64-apple-ios.swiftinterface"
_SWIFT = f"usr/lib/swift/Swift.swiftmodule/{_INTERFACE}"
_SWIFTUI = f"System/Library/Frameworks/SwiftUI.framework/Modules/SwiftUI.swiftmodule/{_INTERFACE}"
_NOTES = ("Dispatch.apinotes", "os.apinotes")


class SDKProblem(Exception):
    """Why an SDK cannot be used; the text is for people."""


def flags(sdk, apinotes, folder):
    """The flags for an SDK: as it is on a Mac, a prepared copy in `folder` elsewhere."""
    if not (sdk / "usr/lib/swift").is_dir():
        raise SDKProblem(f"{sdk} is no SDK: it has no usr/lib/swift")
    if sys.platform == "darwin":
        return ["-sdk", str(sdk)]
    if apinotes is None or not all((apinotes / name).is_file() for name in _NOTES):
        # Without them the compiler does not fail, it runs for ever.
        raise SDKProblem(f"APINOTES has to name a folder with {' and '.join(_NOTES)} of the Swift project")
    prepared = prepare(sdk, apinotes, folder)
    return ["-sdk", str(prepared / "sdk"), "-resource-dir", str(prepared / "resources")]


def name(sdk):
    """What an SDK calls itself: "iphoneos16.5"."""
    settings = sdk / "SDKSettings.json"
    return json.loads(settings.read_text())["CanonicalName"] if settings.is_file() else sdk.name


def prepare(sdk, apinotes, folder):
    """A copy of the SDK that a compiler on Linux reads, and its resources; made once."""
    mark = hashlib.sha256(f"{VERSION} {sdk.resolve()} {apinotes.resolve()} {_resources()}".encode()).hexdigest()
    stamp = folder / "prepared"
    if stamp.is_file() and stamp.read_text() == mark:
        return folder
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(sdk, folder / "sdk", symlinks=True, ignore=_UNREAD)
    for path, change in [(_SWIFTUI, without_logging), (_SWIFT, with_typed_throws)]:
        file = folder / "sdk" / path
        file.write_text(change(file.read_text(encoding="utf-8")), encoding="utf-8")
    _copy_resources(_resources(), apinotes, folder / "resources")
    stamp.write_text(mark)
    return folder


def _resources():
    """The resources of the compiler in use."""
    target = subprocess.run(["swiftc", "-print-target-info"], check=True, capture_output=True).stdout
    return Path(json.loads(target)["paths"]["runtimeResourcePath"])


def _copy_resources(toolchain, apinotes, folder):
    """The toolchain's resources without Linux's module maps, which would hide those of the SDK."""
    (folder / "apinotes").mkdir(parents=True)
    (folder / "host").mkdir()
    for part in ["shims", "clang", "host/plugins"]:
        if (toolchain / part).exists():
            (folder / part).symlink_to((toolchain / part).resolve())
    for notes in [*(toolchain / "apinotes").glob("*.apinotes"), *(apinotes / name for name in _NOTES)]:
        shutil.copy(notes, folder / "apinotes")
    file = folder / "apinotes" / "os.apinotes"
    file.write_text(with_private_logging(file.read_text(encoding="utf-8")), encoding="utf-8")


def without_logging(interface):
    """SwiftUI's interface without the one interpolation in a log that compilers since 5.9 refuse."""
    return interface.replace(r"Environment<\(Value.self)>'s value", "Environment's value")


def with_private_logging(notes):
    """The notes of `os` with the two functions private that an interface of 16.x calls by private names."""
    for function in ["_os_log_impl", "_os_signpost_emit_with_name_impl"]:
        notes = re.sub(rf"(- Name: {function}\n)(?:  .*\n)*", r"\1  SwiftPrivate: true\n", notes)
    return notes


def with_typed_throws(interface):
    """The interface of a standard library of before typed throws with what code that has them calls."""
    if "_willThrowTyped" not in interface:
        interface += "@_alwaysEmitIntoClient public func _willThrowTyped<E>(_ error: E) where E : Swift.Error {}\n"
    before = (
        "@inlinable public func withUnsafeBufferPointer<R>(_ body: (Swift.UnsafeBufferPointer<Element>) throws -> R) "
        "rethrows -> R {\n    return try _buffer.withUnsafeBufferPointer(body)\n"
    )
    after = (
        "@_alwaysEmitIntoClient public func withUnsafeBufferPointer<R, E>("
        "_ body: (Swift.UnsafeBufferPointer<Element>) throws(E) -> R) throws(E) -> R where E : Swift.Error {\n"
        "    Swift.fatalError()\n"
    )
    return interface.replace(before, after)
