/**
 * Keeps presses of buttons that nobody listens to yet, inline and before the markup: what the server rendered is seen before its scripts are
 * here. A part of the page (`data-rendered`) that listens dispatches `shop:live` on itself; what was pressed in it is pressed again, in
 * order. Nobody else hears the first press: a part that has begun to listen and not yet said so would do it twice. A button that the
 * browser can follow alone (its form has an address) is left to it when nobody listens in time. Who goes back within the page's history
 * before its first page listens gets that address from the server: nobody else would show it.
 */

/** As long as a slot waits before it tells that something is wrong (DESIGN §9). */
const PATIENCE_MS = 3_000;

const source = `
(()=>{
  const live=new WeakSet();
  let pressed=[];
  const press=(button)=>button.isConnected&&button.click();
  const address=()=>location.pathname+location.search;
  const rendered=address();
  addEventListener('click',(event)=>{
    const button=event.target.closest('[data-rendered] button');
    const part=button&&button.closest('[data-rendered]');
    if(!part||live.has(part)||button.dataset.late)return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed.push(button);
    if(button.form&&button.form.hasAttribute('action'))setTimeout(()=>{
      if(!pressed.includes(button))return;
      button.dataset.late='yes';
      press(button)
    },${PATIENCE_MS})
  },true);
  addEventListener('popstate',({isTrusted})=>{
    const first=document.querySelector('main>[data-rendered]');
    if(isTrusted&&first&&!live.has(first)&&address()!==rendered)location.reload()
  });
  addEventListener('shop:live',async({target})=>{
    live.add(target);
    const mine=pressed.filter((button)=>target.contains(button));
    pressed=pressed.filter((button)=>!target.contains(button));
    for(const button of mine){press(button);await new Promise((done)=>setTimeout(done))}
  })
})();`;

/** A classic script without line breaks; ends with ';' so that more may follow. */
export const earlyPressBootScript: string = source.replace(/\n\s*/g, '');
