import { html } from './html';

test('what a merchant or a sender writes cannot become markup', () => {
  const name = `<img src=x onerror="alert('1')">&`;

  const page = html`<p title="${name}">${name}</p>`;

  expect(page.text).not.toContain('<img');
  expect(page.text).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;');
});

test('nested templates and lists stay markup, and nothing-values leave nothing', () => {
  const items = ['a', '<b>'].map((item) => html`<li>${item}</li>`);

  expect(html`${items}|${false}${null}${undefined}|${0}`.text).toBe('<li>a</li><li>&lt;b&gt;</li>||0');
});
