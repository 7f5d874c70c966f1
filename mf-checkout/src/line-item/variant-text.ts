/** `Đen, M`: what sets this variant apart; empty when nothing does. */
export function variantText({
  color,
  size,
}: {
  color: { name: string } | null;
  size: string | null;
}): string {
  return [color?.name, size].filter(Boolean).join(', ');
}
