# Example for GitHub. Another CI runs the same commands.
name: ci
on: push
jobs:
  test:
    runs-on: ubuntu-latest
    env:
      SHOP_URL: ${{ vars.SHOP_URL }}
    steps:
      - uses: actions/checkout@v6
      - uses: actions/setup-node@v6
        with: { node-version: 26 }
      - run: npx --yes pnpm@12.18.0 install --frozen-lockfile
      - run: npx --yes pnpm@12.18.0 test
      - run: npx --yes pnpm@12.18.0 can-i-deploy
  release:
    needs: test
    if: github.ref == 'refs/heads/main'
    runs-on: ubuntu-latest
    # One release at a time. The person or job of the release is in its manifest.
    concurrency: release
    env:
      SHOP_URL: ${{ vars.SHOP_URL }}
      RELEASES_URL: ${{ vars.RELEASES_URL }}
      RELEASED_BY: ${{ github.actor }}
      RELEASE_KEY: ${{ secrets.RELEASE_KEY }}
      AWS_REGION: ${{ vars.AWS_REGION }}
      AWS_ACCESS_KEY_ID: ${{ secrets.AWS_ACCESS_KEY_ID }}
      AWS_SECRET_ACCESS_KEY: ${{ secrets.AWS_SECRET_ACCESS_KEY }}
    steps:
      - uses: actions/checkout@v6
      - uses: actions/setup-node@v6
        with: { node-version: 26 }
      - run: npx --yes pnpm@12.18.0 install --frozen-lockfile
      - run: npx --yes pnpm@12.18.0 release
