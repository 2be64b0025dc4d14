const es = {
  home: {
    title: {{esQuoted}},
  },
};

export type Messages = typeof es;
export default es;
