import type { Language } from '../../lib/language';

export interface InvoiceWords {
  title: string;
  notVat: string;
  code: string;
  date: string;
  seller: string;
  buyer: string;
  taxCode(code: string): string;
  phone(number: string): string;
  method: string;
  status: string;
  paid: string;
  unpaid: string;
  company: string;
  columns: { number: string; product: string; quantity: string; price: string; amount: string };
  gift: string;
  atUsualPrice(quantity: number, price: string): string;
  subtotal: string;
  discount: string;
  shipping: string;
  free: string;
  total: string;
  vatIncluded: string;
  page(number: number, of: number): string;
}

export const invoiceWords: Record<Language, InvoiceWords> = {
  vi: {
    title: 'Hoá đơn bán hàng',
    notVat: 'Không thay thế hoá đơn điện tử',
    code: 'Mã đơn hàng',
    date: 'Ngày mua',
    seller: 'Bên bán',
    buyer: 'Bên mua',
    taxCode: (code) => `Mã số thuế: ${code}`,
    phone: (number) => `Điện thoại: ${number}`,
    method: 'Cách thanh toán',
    status: 'Thanh toán',
    paid: 'Đã thanh toán',
    unpaid: 'Chưa thanh toán',
    company: 'Thông tin xuất hoá đơn VAT',
    columns: { number: 'STT', product: 'Sản phẩm', quantity: 'SL', price: 'Đơn giá', amount: 'Thành tiền' },
    gift: 'Quà tặng',
    atUsualPrice: (quantity, price) => `${String(quantity)} sản phẩm tính giá thường ${price}`,
    subtotal: 'Tiền hàng',
    discount: 'Giảm giá',
    shipping: 'Phí giao hàng',
    free: 'Miễn phí',
    total: 'Tổng cộng',
    vatIncluded: 'Giá đã gồm thuế giá trị gia tăng.',
    page: (number, of) => `Trang ${String(number)}/${String(of)}`,
  },
  en: {
    title: 'Sales invoice',
    notVat: 'Does not replace an electronic invoice',
    code: 'Order code',
    date: 'Purchase date',
    seller: 'Seller',
    buyer: 'Buyer',
    taxCode: (code) => `Tax code: ${code}`,
    phone: (number) => `Phone: ${number}`,
    method: 'Payment method',
    status: 'Payment',
    paid: 'Paid',
    unpaid: 'Not paid yet',
    company: 'For the VAT invoice',
    columns: { number: 'No.', product: 'Product', quantity: 'Qty', price: 'Unit price', amount: 'Amount' },
    gift: 'Gift',
    atUsualPrice: (quantity, price) => `${String(quantity)} at the usual price of ${price}`,
    subtotal: 'Goods',
    discount: 'Discount',
    shipping: 'Delivery',
    free: 'Free',
    total: 'Total',
    vatIncluded: 'Prices include value added tax.',
    page: (number, of) => `Page ${String(number)}/${String(of)}`,
  },
};
