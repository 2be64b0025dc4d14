# mfe-{{id}}

## What it is

{{en}}: the pages below {{path}}.

## Who owns it

The {{id}} team.

## Run

`npx --yes pnpm@12.18.0 dev {{id}}` from the root runs the whole shop and shows your edits of this remote;
`npx --yes pnpm@12.18.0 --filter mfe-{{id}} standalone` runs it without the shell.

## Test

`node_modules/.bin/vitest run mfe-{{id}}/` from the root.

## Where next

`src/routes.tsx` (path → page), then `src/pages/home/home.model.ts`. `shared-contracts` has the contracts with other
teams.
