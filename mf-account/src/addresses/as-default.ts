import type { UserAddress, UserAddressBody } from '@storefront/shared/contracts';

/** The same, as the default. */
export function asDefault({
  id: _id,
  isCurrent: _isCurrent,
  successors: _successors,
  ...body
}: UserAddress): UserAddressBody {
  return { ...body, isDefault: true };
}
