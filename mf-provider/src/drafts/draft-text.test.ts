import { anOwnSolution } from '../testing/own-builders';
import {
  combined,
  differences,
  draftFields,
  hasUnfinished,
  partsToSave,
  textOf,
  type DraftText,
} from './draft-text';

const demo = { label: 'Bản thử', url: 'https://demo.example.com' };
const other = { label: 'Phim', url: 'https://youtu.be/x' };
const saved = anOwnSolution({
  content: {
    links: [demo, other],
    channels: [{ kind: 'ZALO', url: 'https://zalo.me/shop' }],
    services: [{ id: 'service-1', name: 'Lắp đặt', description: '', priceFrom: null }],
  },
});
const text = textOf(saved);
const partsOf = (change: Partial<DraftText>, services?: { id: string }[]) =>
  partsToSave({ ...text, ...change }, saved, services);
const linksSent = (links: DraftText['links']) =>
  partsOf({ links }).map((part) => (part.path === '/links' ? part.body.links : part));

test('what is as it was saved is not sent', () => {
  expect(partsOf({})).toEqual([]);
  expect(
    partsOf({ links: [{ label: ' Bản thử ', url: ` ${demo.url} ` }, other, { label: '', url: ' ' }] }),
  ).toEqual([]);
});

test.each([
  ['titleVi', 'Tên khác'],
  ['titleEn', 'Another name'],
  ['summaryVi', 'Khác'],
  ['summaryEn', 'Another'],
  ['descriptionVi', 'Khác'],
  ['descriptionEn', 'Another'],
  ['kind', 'OTHER'],
] as const)('of a changed %s that alone is sent', (field, value) => {
  expect(partsOf({ [field]: value })).toEqual([{ path: '', body: { [field]: value } }]);
});

test('a kind that is taken back is sent as none', () => {
  expect(partsOf({ kind: '' })).toEqual([{ path: '', body: { kind: null } }]);
});

test('a service that is gone is not sent, one that the draft has already stays', () => {
  expect(partsOf({ serviceIds: ['service-1', 'service-2'] }, [{ id: 'service-2' }])).toEqual([
    { path: '', body: { serviceIds: ['service-1', 'service-2'] } },
  ]);
  expect(partsOf({ serviceIds: ['service-1', 'gone'] }, [{ id: 'service-1' }])).toEqual([]);
  expect(partsOf({ serviceIds: ['service-1', 'unknown yet'] })).toEqual([
    { path: '', body: { serviceIds: ['service-1', 'unknown yet'] } },
  ]);
});

test.each<[string, DraftText['links'], DraftText['links'][]]>([
  [
    'a new one',
    [demo, other, { label: '', url: 'https://new.example.com' }],
    [[demo, other, { label: '', url: 'https://new.example.com' }]],
  ],
  ['one less', [other], [[other]]],
  ['none', [], [[]]],
  ['the same address twice', [demo, other, { label: 'Lại', url: demo.url }], []],
  [
    'one that is still typed, for which the saved one is sent',
    [{ label: 'Mới', url: 'https://de' }, other],
    [],
  ],
  [
    'one that is still typed beside a change',
    [
      { label: '', url: 'https://de' },
      { ...other, label: 'Video' },
    ],
    [[demo, { ...other, label: 'Video' }]],
  ],
  ['one less while another is still typed, for which all stay', [{ label: '', url: 'https://de' }], []],
  ['a new one that is still typed, which is left out', [demo, other, { label: '', url: 'x' }], []],
])('of links with %s the shop is sent what it would take', (_what, links, sent) => {
  expect(linksSent(links)).toEqual(sent);
});

test.each([
  ['another address', { ZALO: ' https://zalo.me/new ' }, [{ kind: 'ZALO', url: 'https://zalo.me/new' }]],
  ['none', { ZALO: ' ' }, []],
  [
    'one more',
    { X: 'https://x.com/shop' },
    [
      { kind: 'ZALO', url: 'https://zalo.me/shop' },
      { kind: 'X', url: 'https://x.com/shop' },
    ],
  ],
])('of channels with %s all are sent', (_what, change, channels) => {
  expect(partsOf({ channels: { ...text.channels, ...change } })).toEqual([
    { path: '/channels', body: { channels } },
  ]);
});

test('of a channel that is still typed the saved one is sent, so nothing', () => {
  expect(partsOf({ channels: { ...text.channels, ZALO: 'https://za', X: 'x' } })).toEqual([]);
});

test.each<[string, Partial<DraftText>, boolean]>([
  ['nothing', {}, false],
  ['an empty link', { links: [{ label: '', url: '' }] }, false],
  ['a link without an address', { links: [{ label: 'Phim', url: '' }] }, true],
  ['a link with half an address', { links: [{ label: '', url: 'https://de' }] }, true],
  ['spaces in a channel', { channels: { ...text.channels, X: '  ' } }, false],
  ['a channel elsewhere', { channels: { ...text.channels, X: 'https://zalo.me/x' } }, true],
])('with %s something cannot be saved yet: %s', (_what, change, isOne) => {
  expect(hasUnfinished({ ...text, ...change })).toBe(isOne);
});

test('two texts differ in the fields that differ, and are combined field by field', () => {
  const mine: DraftText = { ...text, titleVi: 'Của tôi', links: [], kind: 'OTHER' };
  const theirs: DraftText = { ...text, titleVi: 'Của họ', summaryVi: 'Của họ' };

  expect(differences(text, text)).toEqual([]);
  expect(differences(mine, text)).toEqual(['titleVi', 'kind', 'links']);
  expect(combined(mine, theirs, new Set(['titleVi', 'links']))).toEqual({
    ...theirs,
    titleVi: 'Của tôi',
    links: [],
  });
  expect(new Set(draftFields)).toEqual(new Set(Object.keys(text)));
});
