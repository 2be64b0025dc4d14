/** Keeps the overrides in the address while one moves through the shop, so that every address is a link that shows the same. */
import { API_KEY, REMOTE_KEY } from '../../override.ts';

/** Marks links that leave them behind, wherever one is by then; the page is read again. */
export const RESET_ATTRIBUTE = 'data-overrides-reset';

const source = `
(()=>{
  const isKept=(key)=>key===${JSON.stringify(API_KEY)}||key.startsWith(${JSON.stringify(REMOTE_KEY)});
  const keep=(href)=>{
    const url=new URL(href,location.href);
    if(url.origin===location.origin)
      for(const[key,value]of new URLSearchParams(location.search))
        if(isKept(key)&&!url.searchParams.has(key))url.searchParams.append(key,value);
    return url.href
  };
  for(const name of['pushState','replaceState']){
    const native=history[name];
    history[name]=function(state,title,href){return native.call(this,state,title,href==null?href:keep(href))}
  }
  const leave=()=>{
    const url=new URL(location.href);
    for(const key of[...url.searchParams.keys()])if(isKept(key))url.searchParams.delete(key);
    location.assign(url.href)
  };
  addEventListener('click',(event)=>{
    const link=event.target.closest?.('a[href]');
    if(!link)return;
    if(link.hasAttribute('${RESET_ATTRIBUTE}')){event.preventDefault();leave()}
    else if(/^https?:/.test(link.protocol))link.href=keep(link.href)
  },true)
})();`;

/** A classic script for pages with overrides only, before everything that moves. */
export const keepInAddressScript: string = source.replace(/\n\s*/g, '');

const isKept = (key: string): boolean => key === API_KEY || key.startsWith(REMOTE_KEY);

/** The same for a redirect of the server. */
export const keepInLocation = (location: string, search: string): string => {
  const kept = new URLSearchParams([...new URLSearchParams(search)].filter(([key]) => isKept(key)));
  if (!kept.size || !location.startsWith('/')) return location;
  const [path, hash] = location.split('#');
  return `${path}${path?.includes('?') ? '&' : '?'}${kept}${hash === undefined ? '' : `#${hash}`}`;
};

/** The address without any override. */
export const withoutOverrides = (pathname: string, search: string): string => {
  const rest = new URLSearchParams([...new URLSearchParams(search)].filter(([key]) => !isKept(key)));
  return rest.size ? `${pathname}?${rest}` : pathname;
};
