import type { PriceStep } from '../pricing/pricing.schema';
import type { ReturnKind, ReturnStatus } from '../returns/returns.schema';
import type { OrderStatus } from './orders.tables';

type Say = (code: string) => string;
export interface OrderMailWords {
  greeting(customer: { firstName: string; lastName: string }): string;
  placed: { subject: Say; text: Say };
  paid: { subject: Say; text: Say };
  reminder: { subject: Say; text(code: string, time: string): string; safe: string; pay: string };
  moneyReturned: { subject: Say; text(code: string, amount: string): string };
  refunding: { subject: Say; text(code: string, amount: string): string };
  refunded: { subject: Say; text(code: string, amount: string): string };
  cancelDeclined: { subject: Say; text: Say };
  asked: { subject: Say; text: Say };
  returned: Record<Exclude<ReturnStatus, 'WITHDRAWN'>, { subject: Say; text: Say }>;
  returnApproved: Record<ReturnKind, string>;
  returnMoney: Record<'asItCame' | 'byTransfer', (amount: string) => string>;
  answer(why: string): string;
  moved: Record<Exclude<OrderStatus, 'NEW'>, { subject: Say; text: Say }>;
  cash: string;
  free: string;
  online: string;
  expired: string;
  moneyBack(amount: string): string;
  by: Record<'CUSTOMER' | 'OPERATOR' | 'SYSTEM', string>;
  cancelledBy(who: string): string;
  because(why: string): string;
  reasons: Record<string, string>;
  lines: string;
  gift: string;
  atUsualPrice(quantity: number, price: string): string;
  each(price: string): string;
  price: string;
  steps: Record<PriceStep['step'], string>;
  freeOfCharge: string;
  total: string;
  to: string;
  method: string;
  methods: Record<'ONLINE' | 'COD' | 'THEGHINO', string>;
  shippingMethods: Record<string, string>;
  note: string;
  invoice: string;
  taxCode: string;
  parcel: string;
  see: string;
  track: string;
  footer(siteName: string): string;
}

export const orderMailWords: Record<'vi' | 'en', OrderMailWords> = {
  vi: {
    greeting: ({ firstName, lastName }) => `Chào ${lastName} ${firstName},`,
    placed: {
      subject: (code) => `Đã nhận đơn hàng ${code}`,
      text: (code) => `Cảm ơn bạn. Chúng tôi đã nhận đơn hàng ${code}.`,
    },
    paid: {
      subject: (code) => `Đã thanh toán đơn hàng ${code}`,
      text: (code) => `Chúng tôi đã nhận được tiền của đơn hàng ${code} và đang chuẩn bị hàng.`,
    },
    reminder: {
      subject: (code) => `Đơn hàng ${code} đang chờ bạn thanh toán`,
      text: (code, time) =>
        `Hàng của đơn ${code} được giữ cho bạn đến ${time}. Sau giờ này đơn sẽ tự huỷ và bạn không mất khoản nào.`,
      safe: 'Nếu bạn vừa thanh toán xong, không cần làm gì thêm: chúng tôi sẽ báo ngay khi nhận được tiền.',
      pay: 'Thanh toán đơn hàng',
    },
    moneyReturned: {
      subject: (code) => `Hoàn tiền đơn hàng ${code}`,
      text: (code, amount) =>
        `Chúng tôi nhận được ${amount} cho đơn hàng ${code}, nhưng đơn hàng này không còn cần thanh toán. Số tiền đó đang được hoàn lại cho bạn.`,
    },
    refunding: {
      subject: (code) => `Đang hoàn tiền đơn hàng ${code}`,
      text: (code, amount) =>
        `Số tiền ${amount} của đơn hàng ${code} đang được hoàn lại qua cách bạn đã thanh toán. Chúng tôi sẽ báo khi hoàn xong.`,
    },
    refunded: {
      subject: (code) => `Đã hoàn tiền đơn hàng ${code}`,
      text: (code, amount) =>
        `Cổng thanh toán xác nhận đã hoàn ${amount} của đơn hàng ${code}. Ngân hàng có thể cần vài ngày để ghi có vào tài khoản của bạn.`,
    },
    cancelDeclined: {
      subject: (code) => `Đơn hàng ${code} không huỷ được`,
      text: (code) => `Cửa hàng đã xem yêu cầu của bạn và không huỷ được đơn hàng ${code}.`,
    },
    asked: {
      subject: (code) => `Thông tin đơn hàng ${code}`,
      text: (code) =>
        `Bạn đã yêu cầu gửi lại thông tin đơn hàng ${code}. Dưới đây là đơn hàng tại thời điểm này.`,
    },
    returned: {
      NEW: {
        subject: (code) => `Đã nhận yêu cầu đổi trả của đơn hàng ${code}`,
        text: (code) =>
          `Chúng tôi đã nhận yêu cầu đổi trả của đơn hàng ${code} và sẽ trả lời trong một ngày làm việc.`,
      },
      APPROVED: {
        subject: (code) => `Yêu cầu đổi trả của đơn hàng ${code} được chấp nhận`,
        text: (code) => `Cửa hàng đã chấp nhận yêu cầu đổi trả của đơn hàng ${code}.`,
      },
      REJECTED: {
        subject: (code) => `Yêu cầu đổi trả của đơn hàng ${code} không được chấp nhận`,
        text: (code) => `Cửa hàng đã xem và không thể chấp nhận yêu cầu đổi trả của đơn hàng ${code}.`,
      },
      RECEIVED: {
        subject: (code) => `Đã nhận hàng gửi trả của đơn hàng ${code}`,
        text: (code) => `Cửa hàng đã nhận hàng gửi trả của đơn hàng ${code} và đang kiểm tra.`,
      },
      REFUNDED: {
        subject: (code) => `Hoàn tiền cho yêu cầu đổi trả của đơn hàng ${code}`,
        text: (code) => `Yêu cầu đổi trả của đơn hàng ${code} đã hoàn tất.`,
      },
      EXCHANGED: {
        subject: (code) => `Đã gửi hàng đổi của đơn hàng ${code}`,
        text: (code) => `Cửa hàng đã gửi hàng đổi cho đơn hàng ${code}. Yêu cầu đổi trả đã hoàn tất.`,
      },
    },
    returnApproved: {
      RETURN:
        'Hãy đóng gói hàng còn nguyên tem, nhãn, phụ kiện rồi gửi về cửa hàng. Tiền được hoàn sau khi hàng đã kiểm tra xong.',
      EXCHANGE:
        'Hãy đóng gói hàng còn nguyên tem, nhãn, phụ kiện rồi gửi về cửa hàng. Hàng đổi được gửi đi sau khi hàng đã kiểm tra xong.',
      REFUND: 'Bạn không cần gửi hàng về. Chúng tôi sẽ báo khi hoàn tiền.',
    },
    returnMoney: {
      asItCame: (amount) => `Số tiền ${amount} đang được hoàn lại qua cách bạn đã thanh toán.`,
      byTransfer: (amount) => `Số tiền ${amount} được hoàn lại cho bạn bằng chuyển khoản.`,
    },
    answer: (why) => `Cửa hàng nhắn: ${why}`,
    moved: {
      PROCESSING: {
        subject: (code) => `Đơn hàng ${code} đang được chuẩn bị`,
        text: (code) => `Cửa hàng đã xác nhận đơn hàng ${code} và đang chuẩn bị hàng.`,
      },
      DELIVERING: {
        subject: (code) => `Đơn hàng ${code} đang được giao`,
        text: (code) => `Đơn hàng ${code} đã rời cửa hàng và đang trên đường đến bạn.`,
      },
      DONE: {
        subject: (code) => `Đơn hàng ${code} đã giao xong`,
        text: (code) =>
          `Đơn hàng ${code} đã được giao. Cảm ơn bạn đã mua hàng. Cần đổi trả, hãy gửi yêu cầu từ trang đơn hàng trong 7 ngày.`,
      },
      CANCEL: {
        subject: (code) => `Đơn hàng ${code} đã huỷ`,
        text: (code) => `Đơn hàng ${code} đã được huỷ.`,
      },
      REJECT: {
        subject: (code) => `Chưa giao được đơn hàng ${code}`,
        text: (code) => `Đơn vị vận chuyển chưa giao được đơn hàng ${code}. Cửa hàng sẽ liên hệ với bạn.`,
      },
    },
    cash: 'Bạn sẽ thanh toán khi nhận hàng.',
    free: 'Ưu đãi đã trả hết đơn hàng này, bạn không phải thanh toán gì thêm.',
    online:
      'Đơn hàng được giữ trong khi chờ bạn thanh toán. Nếu chưa thanh toán xong, bạn có thể thanh toán lại từ trang đơn hàng.',
    expired: 'Chúng tôi không nhận được thanh toán trong thời gian giữ hàng. Bạn có thể đặt lại.',
    moneyBack: (amount) => `Số tiền ${amount} đang được hoàn lại cho bạn.`,
    by: { CUSTOMER: 'bạn', OPERATOR: 'cửa hàng', SYSTEM: 'hệ thống' },
    cancelledBy: (who) => `Người huỷ: ${who}.`,
    because: (why) => `Lý do: ${why}`,
    reasons: {
      CHANGE_ITEMS: 'muốn đổi màu, cỡ hoặc sản phẩm',
      CHANGE_ADDRESS: 'muốn đổi địa chỉ hoặc giờ nhận',
      CHANGE_PAYMENT: 'muốn đổi cách thanh toán',
      FOUND_CHEAPER: 'tìm được giá tốt hơn',
      NO_LONGER_NEEDED: 'không còn cần nữa',
      PAYMENT_EXPIRED: 'quá giờ thanh toán',
    },
    lines: 'Sản phẩm',
    gift: 'Quà tặng',
    atUsualPrice: (quantity, price) => `${String(quantity)} sản phẩm tính giá thường ${price}`,
    each: (price) => `${price} mỗi sản phẩm`,
    price: 'Giá được tính thế nào',
    steps: {
      BASE: 'Tiền hàng',
      FLASH_SALE: 'Flash sale',
      QUANTITY_PROMOTION: 'Khuyến mãi theo số lượng',
      ORDER_PROMOTION: 'Khuyến mãi cho đơn hàng',
      VOUCHER: 'Mã giảm giá',
      SHIPPING: 'Phí giao hàng',
      REWARD: 'Tiền thưởng đã dùng',
    },
    freeOfCharge: 'Miễn phí',
    total: 'Tổng cộng',
    to: 'Giao đến',
    method: 'Cách thanh toán',
    methods: {
      ONLINE: 'Thanh toán trực tuyến',
      COD: 'Thanh toán khi nhận hàng',
      THEGHINO: 'Thẻ ghi nợ nội địa',
    },
    shippingMethods: { STANDARD: 'Giao tiêu chuẩn', EXPRESS: 'Giao nhanh' },
    note: 'Ghi chú',
    invoice: 'Hoá đơn VAT',
    taxCode: 'Mã số thuế',
    parcel: 'Kiện hàng',
    see: 'Xem đơn hàng',
    track: 'Theo dõi đơn không cần đăng nhập',
    footer: (siteName) => `${siteName} gửi thư này vì bạn đã đặt hàng ở cửa hàng.`,
  },
  en: {
    greeting: ({ firstName, lastName }) => `Hello ${firstName} ${lastName},`,
    placed: {
      subject: (code) => `We have your order ${code}`,
      text: (code) => `Thank you. We have received your order ${code}.`,
    },
    paid: {
      subject: (code) => `Order ${code} is paid`,
      text: (code) => `Your payment for order ${code} has arrived and we are preparing your goods.`,
    },
    reminder: {
      subject: (code) => `Order ${code} is waiting for your payment`,
      text: (code, time) =>
        `The goods of order ${code} are held for you until ${time}. After that the order is cancelled by itself and costs you nothing.`,
      safe: 'If you have just paid, there is nothing to do: we write as soon as the money is here.',
      pay: 'Pay for the order',
    },
    moneyReturned: {
      subject: (code) => `Refund for order ${code}`,
      text: (code, amount) =>
        `We received ${amount} for order ${code}, but nothing was owed for it any more. The money is on its way back to you.`,
    },
    refunding: {
      subject: (code) => `Money of order ${code} is on its way back`,
      text: (code, amount) =>
        `${amount} of order ${code} is on its way back, the way you paid. We write when it is done.`,
    },
    refunded: {
      subject: (code) => `Order ${code} was refunded`,
      text: (code, amount) =>
        `The payment gateway has confirmed the refund of ${amount} for order ${code}. Your bank may take some days to show it.`,
    },
    cancelDeclined: {
      subject: (code) => `Order ${code} cannot be cancelled`,
      text: (code) => `The shop has looked at your request and cannot cancel order ${code}.`,
    },
    asked: {
      subject: (code) => `Your order ${code}`,
      text: (code) => `You asked for order ${code} to be sent again. This is how it stands now.`,
    },
    returned: {
      NEW: {
        subject: (code) => `We have your return request for order ${code}`,
        text: (code) =>
          `We have received your return request for order ${code} and will answer within one working day.`,
      },
      APPROVED: {
        subject: (code) => `Your return request for order ${code} was approved`,
        text: (code) => `The shop has approved your return request for order ${code}.`,
      },
      REJECTED: {
        subject: (code) => `Your return request for order ${code} was declined`,
        text: (code) => `The shop has looked at your return request for order ${code} and cannot approve it.`,
      },
      RECEIVED: {
        subject: (code) => `Your return of order ${code} has arrived`,
        text: (code) => `What you sent back of order ${code} has arrived at the shop and is being checked.`,
      },
      REFUNDED: {
        subject: (code) => `Refund for your return of order ${code}`,
        text: (code) => `Your return request for order ${code} is complete.`,
      },
      EXCHANGED: {
        subject: (code) => `The exchange for order ${code} is on its way`,
        text: (code) => `The shop has sent the exchanged goods of order ${code}. Your request is complete.`,
      },
    },
    returnApproved: {
      RETURN:
        'Pack the goods with their labels and accessories and send them to the shop. The money goes back once they have been checked.',
      EXCHANGE:
        'Pack the goods with their labels and accessories and send them to the shop. The others leave once these have been checked.',
      REFUND: 'You need not send the goods back. We write when the money is on its way.',
    },
    returnMoney: {
      asItCame: (amount) => `${amount} is on its way back the way you paid.`,
      byTransfer: (amount) => `${amount} goes back to you by bank transfer.`,
    },
    answer: (why) => `The shop says: ${why}`,
    moved: {
      PROCESSING: {
        subject: (code) => `Order ${code} is being prepared`,
        text: (code) => `The shop has confirmed order ${code} and is preparing your goods.`,
      },
      DELIVERING: {
        subject: (code) => `Order ${code} is on its way`,
        text: (code) => `Order ${code} has left the shop and is on its way to you.`,
      },
      DONE: {
        subject: (code) => `Order ${code} was delivered`,
        text: (code) =>
          `Order ${code} was delivered. Thank you for shopping with us. If something has to go back, ask for it on the page of the order within 7 days.`,
      },
      CANCEL: {
        subject: (code) => `Order ${code} was cancelled`,
        text: (code) => `Order ${code} was cancelled.`,
      },
      REJECT: {
        subject: (code) => `Order ${code} could not be delivered`,
        text: (code) => `The carrier could not deliver order ${code}. The shop will contact you.`,
      },
    },
    cash: 'You pay when it is delivered.',
    free: 'Your offers have paid for all of it; there is nothing left to pay.',
    online:
      'The goods are held while we wait for your payment. If it is not finished yet, you can pay again from the order page.',
    expired: 'No payment arrived while the goods were held. You are welcome to order again.',
    moneyBack: (amount) => `${amount} is on its way back to you.`,
    by: { CUSTOMER: 'you', OPERATOR: 'the shop', SYSTEM: 'the system' },
    cancelledBy: (who) => `Cancelled by ${who}.`,
    because: (why) => `Reason: ${why}`,
    reasons: {
      CHANGE_ITEMS: 'another colour, size or product is wanted',
      CHANGE_ADDRESS: 'another address or time is wanted',
      CHANGE_PAYMENT: 'another way to pay is wanted',
      FOUND_CHEAPER: 'a better price was found',
      NO_LONGER_NEEDED: 'it is no longer needed',
      PAYMENT_EXPIRED: 'the time to pay was over',
    },
    lines: 'Products',
    gift: 'Gift',
    atUsualPrice: (quantity, price) => `${String(quantity)} at the usual price of ${price}`,
    each: (price) => `${price} each`,
    price: 'How the price came about',
    steps: {
      BASE: 'Goods',
      FLASH_SALE: 'Flash sale',
      QUANTITY_PROMOTION: 'Quantity promotion',
      ORDER_PROMOTION: 'Order promotion',
      VOUCHER: 'Voucher',
      SHIPPING: 'Delivery',
      REWARD: 'Rewards used',
    },
    freeOfCharge: 'Free',
    total: 'Total',
    to: 'Delivered to',
    method: 'Payment',
    methods: {
      ONLINE: 'Online payment',
      COD: 'Cash on delivery',
      THEGHINO: 'Domestic debit card',
    },
    shippingMethods: { STANDARD: 'Standard delivery', EXPRESS: 'Express delivery' },
    note: 'Note',
    invoice: 'VAT invoice',
    taxCode: 'Tax code',
    parcel: 'Parcel',
    see: 'See the order',
    track: 'Follow the order without signing in',
    footer: (siteName) => `${siteName} sends this mail because you placed an order in the shop.`,
  },
};
