export interface {{Area}}Tables {
  {{table}}: { id: string; name: string };
}
