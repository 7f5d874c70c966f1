/** The gateway's look: sober, cool, its own; nothing of the shop. */
export const gatewayCss = `
@font-face { font-family: 'Be Vietnam Pro'; font-weight: 400; font-display: swap; src: url('/assets/fonts/vietnamese-400.woff2') format('woff2'); unicode-range: U+0102-0103, U+0110-0111, U+0128-0129, U+0168-0169, U+01A0-01A1, U+01AF-01B0, U+0300-0301, U+0303-0304, U+0308-0309, U+0323, U+0329, U+1EA0-1EF9, U+20AB; }
@font-face { font-family: 'Be Vietnam Pro'; font-weight: 400; font-display: swap; src: url('/assets/fonts/latin-400.woff2') format('woff2'); unicode-range: U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122; }
@font-face { font-family: 'Be Vietnam Pro'; font-weight: 600; font-display: swap; src: url('/assets/fonts/vietnamese-600.woff2') format('woff2'); unicode-range: U+0102-0103, U+0110-0111, U+0128-0129, U+0168-0169, U+01A0-01A1, U+01AF-01B0, U+0300-0301, U+0303-0304, U+0308-0309, U+0323, U+0329, U+1EA0-1EF9, U+20AB; }
@font-face { font-family: 'Be Vietnam Pro'; font-weight: 600; font-display: swap; src: url('/assets/fonts/latin-600.woff2') format('woff2'); unicode-range: U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122; }
:root { color-scheme: light; --ink: #14213d; --soft: #4a5672; --line: #d8dfea; --control: #7d8aa3; --paper: #fff; --ground: #f2f5fa; --action: #0b4ea2; --action-deep: #083a79; --tint: #eaf1fb; --danger: #b3121d; --warn: #fff4d6; --warn-ink: #5c4300; --good: #12683a; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.6 'Be Vietnam Pro', system-ui, sans-serif; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 16px; }
h2 { font-size: 1.0625rem; line-height: 1.3; margin: 24px 0 12px; }
p { margin: 0 0 16px; }
a { color: var(--action); text-underline-offset: 3px; }
ul { list-style: none; margin: 0; padding: 0; }
:focus-visible { outline: 3px solid #4c8fe8; outline-offset: 2px; }
.banner { margin: 0; padding: 8px 16px; background: var(--warn); color: var(--warn-ink); text-align: center; font-size: .875rem; border-bottom: 1px solid #e8cf86; }
.banner strong { letter-spacing: .06em; margin-right: 4px; }
.top { margin: 0; padding: 12px max(16px, calc((100% - 1120px) / 2)); background: var(--paper); border-bottom: 1px solid var(--line); display: flex; gap: 12px; align-items: center; }
.mark { background: var(--action); color: #fff; font-weight: 600; border-radius: 6px; padding: 2px 10px; letter-spacing: .04em; }
.gateway { color: var(--soft); font-size: .875rem; }
.columns { max-width: 1152px; margin: 0 auto; padding: 24px 16px; display: grid; gap: 24px; grid-template-columns: minmax(0, 1fr); }
main, .summary, .panel { background: var(--paper); border: 1px solid var(--line); border-radius: 12px; padding: 20px; min-width: 0; }
main.single { max-width: 560px; margin: 32px auto; }
@media (max-width: 600px) { main.single { margin: 16px; } }
.summary { align-self: start; }
.summary h2 { margin-top: 0; }
.summary dl { margin: 0; display: grid; gap: 12px; }
.summary dt { color: var(--soft); font-size: .875rem; }
.summary dd { margin: 0; overflow-wrap: anywhere; }
.summary .total dd { font-size: 1.5rem; font-weight: 600; line-height: 1.3; font-variant-numeric: tabular-nums; color: var(--action); }
.banks { display: grid; gap: 8px; grid-template-columns: repeat(auto-fill, minmax(148px, 1fr)); }
.bank, .way { display: flex; gap: 8px; align-items: center; min-height: 60px; padding: 8px; border: 1px solid var(--line); border-radius: 8px; color: var(--ink); text-decoration: none; font-size: .875rem; line-height: 1.35; }
.bank:hover, .way:hover { border-color: var(--action); background: var(--tint); }
.bank span { min-width: 0; overflow-wrap: anywhere; }
.bank img { flex: none; border-radius: 8px; }
.way { font-weight: 600; }
.way::after { content: '›'; margin-left: auto; font-size: 1.25rem; color: var(--soft); }
.fields { max-width: 420px; margin-bottom: 16px; }
label { display: block; font-weight: 600; font-size: .875rem; margin-bottom: 4px; }
input:not([type=checkbox], [type=hidden]), select { width: 100%; min-height: 48px; padding: 8px 12px; border: 1px solid var(--control); border-radius: 8px; background: #fff; color: inherit; font: inherit; }
.hint { color: var(--soft); font-size: .875rem; }
button, a.primary { font: inherit; font-weight: 600; min-height: 44px; padding: 10px 20px; border-radius: 8px; border: 1px solid transparent; cursor: pointer; }
.primary { background: var(--action); color: #fff; text-decoration: none; display: inline-block; }
.primary:hover { background: var(--action-deep); }
.fields .primary { width: 100%; }
.quiet { background: none; border-color: var(--control); color: var(--ink); }
.quiet:hover { background: var(--ground); }
.cancel { margin-top: 24px; padding-top: 16px; border-top: 1px solid var(--line); }
.error { color: var(--danger); background: #fdeeee; border: 1px solid #f0c0c0; border-radius: 8px; padding: 10px 14px; }
.notice { color: var(--warn-ink); background: var(--warn); border: 1px solid #e8cf86; border-radius: 8px; padding: 10px 14px; }
.test-cards { margin: 20px 0 16px; padding: 10px 14px; border: 1px dashed var(--control); border-radius: 8px; font-size: .875rem; }
.test-cards summary { cursor: pointer; font-weight: 600; padding: 4px 0; }
.test-cards li { padding: 4px 0; overflow-wrap: anywhere; }
.panel { max-width: 1120px; margin: 0 16px 32px; border: 2px dashed #c99a1a; background: #fffdf6; }
.panel h2 { margin-top: 0; }
.panel > form + form { margin-top: 16px; }
.panel-options { display: grid; gap: 0 24px; grid-template-columns: minmax(0, 1fr); }
.check { display: flex; gap: 10px; align-items: center; min-height: 44px; }
.check input { width: 22px; height: 22px; flex: none; accent-color: var(--action); }
.check label { margin: 0; font-weight: 400; }
.outcomes { display: grid; gap: 8px; grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr)); }
.outcome { width: 100%; overflow-wrap: anywhere; height: 100%; text-align: left; font-weight: 400; font-size: .875rem; padding: 8px 14px; background: var(--paper); border-color: var(--control); color: var(--ink); }
.outcome b { font-variant-numeric: tabular-nums; }
.outcome:hover { background: var(--tint); border-color: var(--action); }
.outcome.good { border-color: var(--good); color: var(--good); }
@media (max-width: 480px) { .bank { font-size: .8125rem; gap: 6px; } .bank img { width: 32px; height: 32px; } }
@media (min-width: 900px) {
  .columns { grid-template-columns: minmax(0, 1fr) 360px; padding-top: 32px; }
  main, .summary { padding: 28px; }
  .panel-options { grid-template-columns: 360px minmax(0, 1fr); align-items: end; }
}
@media (min-width: 1152px) { .panel { margin-inline: auto; } }
`;
