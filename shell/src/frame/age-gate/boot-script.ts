/**
 * Opens and answers the age gate (SPEC §4), inline and before anything paints; no module may be waited for.
 * `shop:age-accepted` is dispatched on the document when the shopper accepts here or in another tab.
 * The heading takes the first focus: neither answer is suggested. Where storage is forbidden an acceptance holds for this page.
 */
import { AGE_ACCEPTED_VALUE, STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';

/** Another tab's acceptance is looked for this often (SPEC §9). */
const POLL_MS = 1_000;
const KEY = JSON.stringify(STORAGE_KEYS.ageAccepted);
const ACCEPTED = JSON.stringify(AGE_ACCEPTED_VALUE);

const source = `
(()=>{
  const gate=document.getElementById('age-gate');
  let here=false,timer=0;
  const accepted=()=>{try{return here||localStorage.getItem(${KEY})===${ACCEPTED}}catch{return here}};
  const open=()=>{gate.showModal();gate.querySelector('h2').focus()};
  if(!gate||accepted())return;
  const check=()=>{
    if(!timer||!accepted())return;
    clearInterval(timer);
    timer=0;
    removeEventListener('storage',check);
    gate.close();
    document.dispatchEvent(new Event('shop:age-accepted'))
  };
  gate.addEventListener('click',({target})=>{
    const answer=target.dataset.answer;
    if(answer==='yes'){
      here=true;
      try{localStorage.setItem(${KEY},${ACCEPTED})}catch{}
      check()
    }else if(answer)gate.querySelector('[role=status]>span').hidden=false
  });
  gate.addEventListener('cancel',(event)=>event.preventDefault());
  gate.addEventListener('close',()=>accepted()||open());
  addEventListener('storage',check);
  timer=setInterval(check,${POLL_MS});
  open()
})();`;

/** A classic script without line breaks; ends with ';' so that more may follow. */
export const ageGateBootScript: string = source.replace(/\n\s*/g, '');
