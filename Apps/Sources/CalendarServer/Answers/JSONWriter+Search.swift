// SPDX-License-Identifier: MIT
import CalendarStore
import CivilTime

extension JSONWriter {
  /// An event that a search found, and where its words are.
  mutating func hit(_ hit: SearchHit, zone: ZoneRules) {
    object { json in
      json.name("occurrence")
      json.occurrence(hit.occurrence, zone: zone)
      json.name("hits")
      json.object { json in
        json.name("title")
        json.ranges(hit.title)
        json.name("location")
        json.ranges(hit.location)
      }
      json.name("excerpt")
      if let excerpt = SearchExcerpt(hit) {
        json.object { json in
          json.name("text")
          json.text(excerpt.text)
          json.name("hits")
          json.ranges(excerpt.hits)
        }
      } else {
        json.null()
      }
    }
  }

  private mutating func ranges(_ ranges: [Range<Int>]) {
    array { json in
      for range in ranges {
        json.array { json in
          json.number(Int64(range.lowerBound))
          json.number(Int64(range.upperBound))
        }
      }
    }
  }
}
