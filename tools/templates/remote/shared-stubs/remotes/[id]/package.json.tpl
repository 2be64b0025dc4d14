{
  "name": "stub-{{id}}",
  "version": "1.0.0",
  "private": true,
  "type": "module",
  "builtFrom": [
    "../../src/remote",
    "../../src/host/stub-cart.ts",
    "../../src/conformance/topic-samples.ts"
  ]
}
