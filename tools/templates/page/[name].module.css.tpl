@layer remote {
  .page {
    max-width: 84.375rem;
    margin-inline: auto;
    padding: 2rem 1rem 4rem;
  }
}
