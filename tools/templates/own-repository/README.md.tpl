# mfe-{{id}}

The remote `{{id}}` of the shop: {{en}}, the pages below {{path}}. The {{id}} team owns it. It needs Node.js 20 or newer:
`remote-tools` brings the Node that runs its scripts.

## Commands

```sh
npx --yes pnpm@12.18.0 install   # once
npx --yes pnpm@12.18.0 dev       # the remote alone, with a stub host, a stub API and hot reload; --shop <url>: in a running shop
npx --yes pnpm@12.18.0 test      # types, tests of the pages, conformance suite on a stub host and a stub API
npx --yes pnpm@12.18.0 build     # browser bundle and server bundle in dist/
npx --yes pnpm@12.18.0 release   # builds, checks against the running shop, signs, makes the release current
```

`can-i-deploy` runs the checks of `release` only. `canary 5` releases to 5 % of the shoppers, `preview <name>` to browsers
with a secret link. `releases` lists what is live, `rollback` makes the previous release current again. `release-store
bucket` is a place for releases to try all of this. `scenario session.har scenario.json` makes a scenario for QA of a
recorded session. Each command explains itself with `--help`.

## Settings

| variable | value |
|---|---|
| `SHOP_URL` | address of the shop. Its contract is compared with the one of the build |
| `RELEASES_URL` | bucket of the shop's releases: `s3://bucket/prefix`, with the settings of the AWS SDK. A release without it is refused |
| `RELEASE_KEY_FILE` or `RELEASE_KEY` | private key of the team |

`npx --yes pnpm@12.18.0 keys new {{id}}` makes a key. The private key is in `var/keys`, which git ignores: move it to
the secret store of your CI. Give `releases.keys.json` to the shop, which adds its public key.

`CODEOWNERS` names the team, and the field `contact` of `package.json` its address or channel. Each build carries both:
/dev/releases of the shop and the QA panel show them.

## Packages of the shop

`packages/` has them as archives. They are the interface to the shop: contracts, kit, design system, stubs with the
conformance suite, and `remote-tools` with the commands. A new version of the contract brings new archives:
`update-packages <folder>` takes them. Then run `install` and `test`. The shop serves older contract versions as long as
`can-i-deploy` says so.

## Where next

`src/routes.tsx` (path → page), then `src/pages/home/home.model.ts`.
