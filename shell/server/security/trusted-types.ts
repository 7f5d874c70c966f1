import { inlineHash } from './inline-hash';

/**
 * The default policy of every page: which strings may become a script's address or markup. It is one constant text, so
 * that its hash can stand in the headers; what differs per page, the remotes' origins, it reads once from the `<meta>`
 * before it. The markup is that of the progress bar, of the toast library's empty style element, and of React's way to
 * make a script element; nothing else in the shop writes markup. Without `createScript` no string is ever run.
 */
export const trustedTypesScript = `(function(){
if(!window.trustedTypes)return;
var meta=document.querySelector('meta[name="script-origins"]');
var origins=meta?meta.content.split(' '):[];
var markup=['<div class="bar"></div>',' ','<script><\\/script>'];
trustedTypes.createPolicy('default',{
createHTML:function(text){return markup.includes(text)?text:null},
createScriptURL:function(text){
var url=new URL(text,location.href);
if(!/^https?:$/.test(url.protocol))return null;
var own=url.origin===location.origin&&(url.pathname==='/sw.js'||url.pathname.startsWith('/_shell/'));
return own||origins.includes(url.origin)?text:null}
})})()`;

export const trustedTypesHash = inlineHash(trustedTypesScript);

/** What stands in a page's head before its first script. */
export function trustedTypesHead(scriptOrigins: readonly string[]): string {
  return `<meta name="script-origins" content="${scriptOrigins.join(' ')}">\n<script>${trustedTypesScript}</script>`;
}
