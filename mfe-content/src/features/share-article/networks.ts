/** Social networks for sharing an article. Plain links without third-party scripts. */
export const NETWORKS = [
  {
    id: 'whatsapp',
    name: 'WhatsApp',
    hrefOf: (url: string, text: string) => `https://wa.me/?text=${text}%20${url}`,
  },
  {
    id: 'facebook',
    name: 'Facebook',
    hrefOf: (url: string) => `https://www.facebook.com/sharer/sharer.php?u=${url}`,
  },
  {
    id: 'x',
    name: 'X',
    hrefOf: (url: string, text: string) => `https://x.com/intent/post?url=${url}&text=${text}`,
  },
] as const;
