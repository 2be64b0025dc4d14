/** Head tags of a page as HTML (docs/architecture/page-request.md#stitching). */
import { type HeadInput, type HeadTag, headTags } from '../../head/head-tags.ts';
import { titleOf } from '../../head/title.ts';

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] as string);

const html = ({ name, attributes, text }: HeadTag): string => {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => (value === '' ? ` ${key}` : ` ${key}="${escapeHtml(value as string)}"`))
    .join('');
  return `<${name}${written}>${text === undefined ? '' : `${text}</${name}>`}`;
};

export const renderHead = (input: HeadInput): string =>
  [
    `<title>${escapeHtml(titleOf(input))}</title>`,
    ...headTags(input).map(html),
    ...(input.head.preloadImage ?? []).map((picture) =>
      html({
        name: 'link',
        attributes: {
          rel: 'preload',
          as: 'image',
          type: picture.type,
          imagesrcset: picture.srcset,
          imagesizes: picture.sizes,
          media: picture.media,
          fetchpriority: 'high',
        },
      }),
    ),
  ].join('');
