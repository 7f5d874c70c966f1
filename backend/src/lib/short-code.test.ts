import { shortCode } from './short-code';

test('a code has eight signs, and none that looks like another', () => {
  const codes = Array.from({ length: 300 }, shortCode);

  for (const code of codes) expect(code).toMatch(/^[2-9A-HJKMNP-Z]{8}$/);
  expect(new Set(codes).size).toBe(codes.length);
});
