import { contactForms, toBody, type ContactKind, type ContactValues } from './contact-values';

const fine: Record<ContactKind, ContactValues> = {
  contact: {
    ...contactForms.contact.empty,
    fullName: 'Phạm Lan',
    email: 'lan@example.com',
    phoneNumber: '0912345678',
    message: 'Áo rách.',
  },
  quick: {
    ...contactForms.quick.empty,
    fullName: 'Phạm Lan',
    emailOrPhone: '0912345678',
    message: 'Áo rách.',
  },
};

/** The fields that are refused. */
async function refusedIn(kind: ContactKind, values: ContactValues): Promise<string[]> {
  try {
    await contactForms[kind].schema.validate({ ...fine[kind], ...values }, { abortEarly: false });
    return [];
  } catch (error) {
    return (error as { inner: { path: string }[] }).inner.map(({ path }) => path).sort();
  }
}

test('each form asks for what an answer needs, and for nothing else', async () => {
  expect(new Set(await refusedIn('contact', contactForms.contact.empty))).toEqual(
    new Set(['email', 'fullName', 'message', 'phoneNumber']),
  );
  expect(new Set(await refusedIn('quick', contactForms.quick.empty))).toEqual(
    new Set(['emailOrPhone', 'fullName', 'message']),
  );
  for (const kind of ['contact', 'quick'] as const) expect(await refusedIn(kind, {})).toEqual([]);
});

test.each<[ContactKind, string, string, string]>([
  ['contact', 'fullName', 'L'.repeat(60), 'L'.repeat(61)],
  ['contact', 'fullName', 'La', 'L'],
  ['contact', 'company', 'x'.repeat(150), 'x'.repeat(151)],
  ['contact', 'businessName', 'x'.repeat(150), 'x'.repeat(151)],
  ['contact', 'subject', 'x'.repeat(150), 'x'.repeat(151)],
  ['contact', 'message', 'x'.repeat(5_000), 'x'.repeat(5_001)],
  ['quick', 'message', 'x'.repeat(5_000), 'x'.repeat(5_001)],
  ['quick', 'fullName', 'L'.repeat(60), 'L'.repeat(61)],
  ['quick', 'emailOrPhone', 'lan@example.com', 'lan'],
])('in the form %s the field %s is taken up to its bound', async (kind, field, good, bad) => {
  expect(await refusedIn(kind, { [field]: good })).toEqual([]);
  expect(await refusedIn(kind, { [field]: bad })).toEqual([field]);
});

test('what is empty is not sent, the rest in the writing that the shop stores, and what only robots fill in goes along', () => {
  expect(
    toBody('contact', { ...fine.contact, email: ' Lan@Example.com ', company: ' ', subject: ' Áo ' }),
  ).toEqual({
    fullName: 'Phạm Lan',
    email: 'lan@example.com',
    phoneNumber: '+84912345678',
    subject: 'Áo',
    message: 'Áo rách.',
  });
  expect(toBody('quick', { ...fine.quick, hp: 'x' })).toEqual({
    fullName: 'Phạm Lan',
    emailOrPhone: '+84912345678',
    message: 'Áo rách.',
    hp: 'x',
  });
});
