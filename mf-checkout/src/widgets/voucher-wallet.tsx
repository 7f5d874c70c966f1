import type { WidgetProps } from '@storefront/shared/contracts';
import { VoucherList } from '../voucher/voucher-list';

/** The vouchers at hand for the cart, to choose one from. */
export default function VoucherWallet({ onClose }: WidgetProps['checkout/voucher-wallet']) {
  return <VoucherList onClose={onClose} />;
}
