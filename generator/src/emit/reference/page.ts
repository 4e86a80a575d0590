/** The page of a book. Everything put in is Markdown already; see `markdown.ts`. */
export const page = `<!-- {{banner}} -->

# {{title}}

{{byline}}

{{#each tables}}
- [{{title}}](#{{id}})
{{/each}}
{{#if errata}}
- [Errata](#errata)
{{/if}}
{{#if questions}}
- [Open questions](#open-questions)
{{/if}}
{{#each tables}}

<a id="{{id}}"></a>

## {{title}}

{{description}}

{{#each facts}}
- {{this}}
{{/each}}
{{#if rows}}

|{{#each headings}} {{this}} |{{/each}}
|{{#each headings}} --- |{{/each}}
{{#each rows}}
{{this}}
{{/each}}
{{/if}}
{{#if columns}}

{{#each columns}}
- {{this}}
{{/each}}
{{#each notes}}
- {{this}}
{{/each}}
{{/if}}
{{/each}}
{{#if errata}}

## Errata

Applied in this edition; [the errata sheet]({{sheet}}) says them by name.
{{#each errata}}

<a id="erratum-{{id}}"></a>

### {{name}}

{{because}}

{{#each points}}
- {{this}}
{{/each}}
- {{source}}
{{/each}}
{{/if}}
{{#if questions}}

## Open questions

Nothing is changed for these; the tables show what is printed.
{{#each questions}}

<a id="erratum-{{id}}"></a>

### {{name}}

{{because}}

{{#each points}}
- {{this}}
{{/each}}
- {{source}}
{{/each}}
{{/if}}
`;
