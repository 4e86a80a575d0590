/** The errata sheet of a book. Everything put in is Markdown already; see `reference/markdown.ts`. */
export const sheet = `<!-- {{banner}} -->

# Errata of {{title}}

In the book's order. [The tables]({{reference}}) have every correction applied; nothing is changed for an open question.
{{#if none}}

Nothing is corrected, and no question is open.
{{/if}}
{{#if applied}}

## Corrections
{{#each applied}}

<a id="{{anchor}}"></a>

### {{heading}}

{{#each points}}
- {{this}}
{{/each}}

{{because}}

{{facts}}
{{/each}}
{{/if}}
{{#if open}}

## Open questions
{{#each open}}

<a id="{{anchor}}"></a>

### {{heading}}

{{because}}

{{#each points}}
- {{this}}
{{/each}}

{{facts}}
{{/each}}
{{/if}}
{{#if replaced}}

## No longer applied
{{#each replaced}}

<a id="{{anchor}}"></a>

### {{heading}}

{{#each points}}
- {{this}}
{{/each}}

{{because}}

{{facts}}
{{/each}}
{{/if}}
`;
