import { inlineHash } from './security/inline-hash';

/** A browser that skips the shell's scripts raises no error; slow phones on slow networks start in less. */
const silentStartMs = 15_000;

/**
 * Tells once that the shell did not start: a script of it did not come, or broke before the page stood. All other
 * telemetry is the shell's own, so this holds what it hears until `shell:drawn` makes it needless, and tells it when
 * that does not come. Where the page waits for the shell, it then shows what to do instead of a skeleton. Once the shell has
 * started, that leaves the page, where its links would come before the one that skips to the content. ES5, because it also
 * runs in browsers that cannot run the shell. One constant text, so that its hash can stand in the headers.
 */
export const startWatchScript = `(function(){
var cause,timer,late;
function note(what){
cause=cause||what;
timer=timer||setTimeout(tell,5000)}
function ours(text){return String(text).indexOf('/_shell/')>=0}
function failed(event){
var script=event.target;
if(script===window){if(ours(event.error&&event.error.stack||event.filename))note('broken')}
else if(script.tagName==='SCRIPT'&&ours(script.src))note('unreachable')}
function rejected(event){if(ours(event.reason&&event.reason.stack))note('broken')}
function left(){if(cause)tell()}
function stop(){
clearTimeout(timer);
removeEventListener('error',failed,true);
removeEventListener('unhandledrejection',rejected);
removeEventListener('pagehide',left)}
function advise(){
var advice=document.getElementById('start-failed');
if(!advice)return;
advice.hidden=false;
document.documentElement.setAttribute('data-start-failed','')}
function wait(){late=setTimeout(advise,${silentStartMs})}
function drawn(){
stop();
clearTimeout(late);
removeEventListener('load',wait);
var advice=document.getElementById('start-failed');
if(advice)advice.parentNode.removeChild(advice);
document.documentElement.removeAttribute('data-start-failed')}
function tell(){
stop();
advise();
try{
var data=JSON.parse(document.getElementById('page-data').textContent);
var sent=performance.getEntriesByType('navigation')[0].serverTiming;
function told(name){return sent.filter(function(one){return one.name===name})[0].description}
var versions={shell:data.version};
Object.keys(data.registry.remotes).forEach(function(name){versions[name]=data.registry.remotes[name].version});
var event={kind:'failed',remote:'shell',door:'start',cause:cause};
navigator.sendBeacon('/api/rum',JSON.stringify({view:told('view'),requestId:told('request'),versions:versions,events:[event]}))
}catch(error){}}
addEventListener('error',failed,true);
addEventListener('unhandledrejection',rejected);
addEventListener('pagehide',left);
addEventListener('load',wait);
addEventListener('shell:drawn',drawn,{once:true})
})()`;

export const startWatchHash = inlineHash(startWatchScript);
