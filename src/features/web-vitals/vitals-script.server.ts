import { VITALS } from '#app/telemetry/events.server.ts'
import { compact } from '#app/ui/intent/compact.ts'

/**
 * Returns the inline script that measures a share of the page views, from 0 to 1. It loads the library after the load event, in an idle moment,
 * and never with data saver. Sends the measurements when the page is hidden or left.
 */
export function vitalsScript(share: number, library: string, reports: string): string {
  return compact(`(()=>{
if(Math.random()>=${share}||navigator.connection?.saveData)return;
const $measured=new Map();
const $send=()=>{
if($measured.size)navigator.sendBeacon('${reports}',JSON.stringify([...$measured.values()]));
$measured.clear()
};
const $measure=()=>import('${library}').then($library=>{
for(const $name of ${JSON.stringify(VITALS)})$library['on'+$name](({id,value})=>$measured.set(id,[$name,Math.round(value*1000)/1000]));
document.addEventListener('visibilitychange',()=>{if(document.hidden)$send()});
addEventListener('pagehide',$send)
}).catch(()=>{});
const $later=()=>self.requestIdleCallback?requestIdleCallback($measure,{timeout:5000}):setTimeout($measure,1000);
if(document.readyState=='complete')$later();else addEventListener('load',$later)
})()`)
}
