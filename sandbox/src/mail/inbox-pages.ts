import { html, type Html } from '../web/html';
import { toolDocument } from '../web/tool-layout';
import type { Message } from './mailbox';

export function inboxPage(messages: readonly Message[], to: string): string {
  return toolDocument(
    'Inbox',
    html`<h1>Inbox</h1>
      <p class="soft">Every mail the shop sends arrives here; nothing leaves this machine.</p>
      <form method="get" action="/" class="line">
        <label for="to">Sent to</label> <input id="to" name="to" type="email" value="${to}" /><button>
          Show
        </button>
        ${to !== '' && html`<a href="/">Show all</a>`}
      </form>
      <h2>${messages.length === 1 ? '1 message' : `${messages.length} messages`}</h2>
      ${messages.length === 0 ? html`<p>Nothing has arrived${to !== '' && html` for ${to}`}.</p>` : messageList(messages)}
      ${
        messages.length > 0 &&
        html`<h2>Empty the inbox</h2>
          <form method="post" action="/clear"><button>Delete all messages</button></form>`
      }`,
  );
}

function messageList(messages: readonly Message[]): Html {
  return html`<ul class="messages">
    ${messages.map(
      ({ id, subject, from, envelope, receivedAt }) =>
        html`<li>
          <a href="/messages/${id}">
            <b>${subject || '(no subject)'}</b
            ><span>${from || envelope.from} → ${envelope.to.join(', ')} · ${moment(receivedAt)}</span></a
          >
        </li>`,
    )}
  </ul>`;
}

export function messagePage(message: Message): string {
  const { id, subject, from, to, envelope, receivedAt, text, html: body, headers, attachments } = message;
  return toolDocument(
    subject || '(no subject)',
    html`<p><a href="/">Inbox</a></p>
      <h1>${subject || '(no subject)'}</h1>
      <dl>
        <dt>From</dt>
        <dd>${from || envelope.from}</dd>
        <dt>To</dt>
        <dd>${to.join(', ') || envelope.to.join(', ')}</dd>
        <dt>Delivered to</dt>
        <dd>${envelope.to.join(', ')}</dd>
        <dt>Received</dt>
        <dd>${moment(receivedAt)}</dd>
      </dl>
      ${
        body !== '' &&
        html`<h2>HTML</h2>
          <iframe
            src="/messages/${id}/html"
            title="The message as HTML"
            sandbox="allow-popups allow-popups-to-escape-sandbox"
          ></iframe>`
      }
      ${
        text !== '' &&
        html`<h2>Text</h2>
          <pre class="text">${withLinks(text)}</pre>`
      }
      ${
        attachments.length > 0 &&
        html`<h2>Attachments</h2>
          <ul>
            ${attachments.map(
              ({ filename, mimeType, size }) => html`<li>${filename} · ${mimeType} · ${size} bytes</li>`,
            )}
          </ul>`
      }
      <h2>Headers</h2>
      <pre>${headers.map(({ name, value }) => `${name}: ${value}\n`)}</pre>`,
  );
}

function withLinks(text: string): Html[] {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, index) =>
      index % 2 === 1 ? html`<a href="${part}" target="_blank" rel="noopener">${part}</a>` : html`${part}`,
    );
}

function moment(instant: Date): string {
  return new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'Asia/Ho_Chi_Minh',
  }).format(instant);
}
