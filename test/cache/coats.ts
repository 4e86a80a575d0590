/** A table of house rules; 250 cm are thick enough for a warning. */
export function coats(thickness: string): string {
  return `kind: armor-rating
title: Coats
description: How thick each coat is.
axes:
  value:
    match: range
    form: "{key}"
    values: whole
    domain: 1-3
rows:
  - { value: 1, thickness: ${thickness} }
  - { value: 2, thickness: 0.5 }
  - { value: 3, thickness: 0.75 }
`;
}
