/** The styles of react-image-crop as far as they are used here: remotes bring no style sheets of their own. */
const places = {
  nw: 'top:0;left:0;cursor:nw-resize;transform:translate(-50%,-50%)',
  n: 'top:0;left:50%;cursor:n-resize;transform:translate(-50%,-50%)',
  ne: 'top:0;right:0;cursor:ne-resize;transform:translate(50%,-50%)',
  e: 'top:50%;right:0;cursor:e-resize;transform:translate(50%,-50%)',
  se: 'bottom:0;right:0;cursor:se-resize;transform:translate(50%,50%)',
  s: 'bottom:0;left:50%;cursor:s-resize;transform:translate(-50%,50%)',
  sw: 'bottom:0;left:0;cursor:sw-resize;transform:translate(-50%,50%)',
  w: 'top:50%;left:0;cursor:w-resize;transform:translate(-50%,-50%)',
};
const bars = {
  n: 'top:0;left:0;width:100%;height:8px;transform:translateY(-50%)',
  e: 'top:0;right:0;width:8px;height:100%;transform:translateX(50%)',
  s: 'bottom:0;left:0;width:100%;height:8px;transform:translateY(50%)',
  w: 'top:0;left:0;width:8px;height:100%;transform:translateX(-50%)',
};
const placed = (name: string, of: Record<string, string>): string =>
  Object.entries(of)
    .map(([ord, style]) => `.ReactCrop__${name}.ord-${ord}{${style}}`)
    .join('');

export const cropStyle = `
  .ReactCrop { position: relative; display: inline-block; max-width: 100%; cursor: crosshair; }
  .ReactCrop__child-wrapper { overflow: hidden; max-height: inherit; }
  .ReactCrop__child-wrapper > img { display: block; max-width: 100%; touch-action: none; }
  .ReactCrop__crop-mask { position: absolute; inset: 0; width: 100%; height: 100%; pointer-events: none; }
  .ReactCrop__crop-selection { position: absolute; top: 0; left: 0; cursor: move; touch-action: none; outline: 2px dashed #fff; }
  .ReactCrop__crop-selection:focus-visible { outline: 3px solid var(--c-action); outline-offset: -1px; }
  .ReactCrop--invisible-crop .ReactCrop__crop-mask, .ReactCrop--invisible-crop .ReactCrop__crop-selection { display: none; }
  .ReactCrop__rule-of-thirds-vt::before, .ReactCrop__rule-of-thirds-vt::after,
  .ReactCrop__rule-of-thirds-hz::before, .ReactCrop__rule-of-thirds-hz::after { content: ''; position: absolute; background: #fff6; }
  .ReactCrop__rule-of-thirds-vt::before, .ReactCrop__rule-of-thirds-vt::after { width: 1px; height: 100%; }
  .ReactCrop__rule-of-thirds-vt::before { left: 33.333%; }
  .ReactCrop__rule-of-thirds-vt::after { left: 66.667%; }
  .ReactCrop__rule-of-thirds-hz::before, .ReactCrop__rule-of-thirds-hz::after { width: 100%; height: 1px; }
  .ReactCrop__rule-of-thirds-hz::before { top: 33.333%; }
  .ReactCrop__rule-of-thirds-hz::after { top: 66.667%; }
  .ReactCrop__drag-bar { position: absolute; }
  .ReactCrop__drag-handle { position: absolute; width: 24px; height: 24px; background: var(--c-paper); border: 2px solid var(--c-action); border-radius: 50%; }
  .ReactCrop__drag-handle:focus-visible { background: var(--c-action); outline: 3px solid var(--c-action); outline-offset: 2px; }
  ${placed('drag-handle', places)}
  ${placed('drag-bar', bars)}
`;
