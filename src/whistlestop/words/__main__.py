"""`python -m whistlestop.words > docs/rules.md`: the page of the rules, made from the catalogue."""

import sys

from .rulebook import rules_page

if __name__ == "__main__":
    sys.stdout.buffer.write(rules_page().encode())
