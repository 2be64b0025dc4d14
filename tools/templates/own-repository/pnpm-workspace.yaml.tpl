packages:
  - .

# The shop's packages depend on each other. Remove these lines when a registry has the packages.
overrides:
  shared-contracts: file:packages/shared-contracts-{{version}}.tgz
  shared-kit: file:packages/shared-kit-{{version}}.tgz
  shared-ui: file:packages/shared-ui-{{version}}.tgz
  # @module-federation/enhanced cannot load a later webpack.
  webpack: 5.110.3

savePrefix: ""
strictPeerDependencies: false

# Every dependency with an install script is named; false: its script is not needed.
allowBuilds:
  "@swc/core": false
  core-js-pure: false
  esbuild: false
