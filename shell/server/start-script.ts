import { inlineHash } from './security/inline-hash';
import type { ShellBuild } from './shell-build';

/** A file of the font that hangs must not hide the weights that have come. */
const fontLimitMs = 3_000;

/**
 * Starts the shell's scripts, and asks for the font's heavier weights, once the page that was sent stands before the
 * reader, its largest picture included, so that neither delays it. The scripts are fetched meanwhile, after the picture. The
 * weights are shown together, because each file that arrives lays out the whole page again. A tab in the background draws
 * nothing and waits for nothing. Links and forms work at once; a button that is pressed too early is pressed again when the
 * shell says, by the event `shell:drawn`, that it stands: in a task of its own, because React takes no press in a part that it
 * has not hydrated while it runs effects. A menu that the browser has opened by itself is left open. One constant text, so
 * that its hash can stand in the headers.
 */
export const startScript = `(function(){
var begun,held;
function begin(){
if(begun)return;
begun=true;
fonts(document.querySelector('[data-fonts]'));
document.querySelectorAll('link[data-start]').forEach(function(link){
var script=document.createElement('script');
script.async=false;
script.crossOrigin='anonymous';
script.integrity=link.integrity;
script.src=link.href;
document.head.append(script)})}
function fonts(style){
if(!style.media||style.media==='all')return;
var left=1;
function arrived(){if(--left===0)style.media='all'}
(style.textContent.match(/[^"]+[.]woff2/g)||[]).forEach(function(url){
var link=document.createElement('link');
link.rel='preload';
link.as='font';
link.crossOrigin='anonymous';
link.onload=link.onerror=arrived;
link.href=url;
left+=1;
document.head.append(link)});
arrived();
setTimeout(function(){style.media='all'},${fontLimitMs});
try{sessionStorage.setItem('sf:fonts','1')}catch(e){}}
function drawn(){requestAnimationFrame(function(){requestAnimationFrame(function(){setTimeout(begin)})})}
function parsed(){
if(document.visibilityState==='hidden')return begin();
setTimeout(begin,2000);
addEventListener('load',drawn);
var picture=document.querySelector('img[fetchpriority=high]');
if(picture)picture.decode().then(drawn,drawn);else drawn()}
if(document.readyState==='loading')addEventListener('DOMContentLoaded',parsed);else parsed();
function hold(event){
var button=event.target.closest('button[type=button]');
if(!button)return;
event.stopImmediatePropagation();
held=button}
addEventListener('click',hold,true);
addEventListener('shell:drawn',function(){
removeEventListener('click',hold,true);
setTimeout(function(){if(held&&held.isConnected&&!held.popoverTargetElement)held.click()})},{once:true})
})()`;

export const startScriptHash = inlineHash(startScript);

/** What stands in the head of a page that was drawn on the server. */
export function startHead(base: string, scripts: ShellBuild['scripts']): string {
  const links = scripts.map(
    ({ path, integrity }) =>
      `<link rel="preload" as="script" crossorigin="anonymous" fetchpriority="low" href="${base}${path}" integrity="${integrity}" data-start>`,
  );
  return [...links, `<script>${startScript}</script>`].join('\n');
}
