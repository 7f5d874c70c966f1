import type { ContentKey } from '../../content/content.schema';
import type { FirstPage } from '../../content/first-pages';
import { draft } from './draft';

const contact = {
  vi: ['Điện thoại: {hotline}', 'Thư điện tử: {email}'],
  en: ['Telephone: {hotline}', 'E-mail: {email}'],
};

/** The thirteen texts of a new shop. They name no term, price or period that its owner has not set. */
export const drafts: Readonly<Record<ContentKey, FirstPage>> = {
  security: draft({
    title: { vi: 'Bảo mật thông tin', en: 'Privacy' },
    summary: { vi: 'Cửa hàng dùng thông tin của khách như thế nào.', en: 'How the shop uses personal data.' },
    missing: {
      vi: [
        'thông tin nào được thu thập, để làm gì và giữ bao lâu',
        'ai được nhận thông tin, như đơn vị giao hàng và cổng thanh toán',
        'khách xem, sửa, tải về và xoá thông tin của mình ở đâu',
        'ai chịu trách nhiệm và cách gửi khiếu nại',
      ],
      en: [
        'which data is collected, for what purpose and for how long',
        'who receives it, such as carriers and payment gateways',
        'where customers see, correct, download and erase their data',
        'who is responsible, and how to complain',
      ],
    },
    facts: contact,
  }),
  payment: draft({
    title: { vi: 'Thanh toán', en: 'Payment' },
    summary: { vi: 'Các cách trả tiền cho đơn hàng.', en: 'How orders are paid.' },
    missing: {
      vi: [
        'các cách thanh toán mà cửa hàng nhận và điều kiện của từng cách',
        'cách xuất hoá đơn',
        'tiền được hoàn như thế nào và trong bao lâu',
      ],
      en: [
        'which ways to pay the shop accepts, and on which terms',
        'how invoices are issued',
        'how and within how long money is refunded',
      ],
    },
    facts: {
      vi: [
        'Trả khi nhận hàng được nhận đến {codLimit}.',
        'Đơn trả trực tuyến được giữ {paymentMinutes} phút để thanh toán.',
      ],
      en: [
        'Cash on delivery is accepted up to {codLimit}.',
        'An order that is paid online is held for {paymentMinutes} minutes.',
      ],
    },
  }),
  'exchange-return': draft({
    title: { vi: 'Đổi trả hàng', en: 'Exchanges and returns' },
    summary: { vi: 'Khi nào và cách nào khách đổi hoặc trả hàng.', en: 'When and how goods are returned.' },
    missing: {
      vi: [
        'hàng nào được đổi, trả, trong thời hạn nào và với điều kiện nào',
        'ai trả phí gửi hàng về',
        'tiền được hoàn như thế nào và trong bao lâu',
      ],
      en: [
        'which goods may be exchanged or returned, within which period and on which terms',
        'who pays for sending them back',
        'how and within how long money is refunded',
      ],
    },
    facts: {
      vi: [
        'Khách gửi yêu cầu đổi trả từ trang đơn hàng trong {returnDays} ngày từ khi nhận hàng.',
        ...contact.vi,
      ],
      en: [
        'A return is asked for on the page of the order within {returnDays} days of its delivery.',
        ...contact.en,
      ],
    },
  }),
  transportation: draft({
    title: { vi: 'Giao hàng', en: 'Delivery' },
    summary: { vi: 'Khu vực, phí và thời gian giao hàng.', en: 'Areas, fees and times of delivery.' },
    missing: {
      vi: [
        'khu vực giao hàng, phí và thời gian dự kiến',
        'đơn vị vận chuyển và ai chịu trách nhiệm khi hàng hỏng hoặc mất',
        'khách có được xem hàng khi nhận hay không',
      ],
      en: [
        'areas, fees and expected times of delivery',
        'the carriers, and who is liable for damage and loss',
        'whether customers may inspect goods when they receive them',
      ],
    },
    facts: {
      vi: ['Đơn từ {freeShippingFrom} được miễn phí giao hàng.'],
      en: ['Delivery is free from {freeShippingFrom}.'],
    },
  }),
  warranty: draft({
    title: { vi: 'Bảo hành', en: 'Warranty' },
    summary: { vi: 'Bảo hành của từng loại hàng.', en: 'The warranty of each kind of goods.' },
    missing: {
      vi: [
        'loại hàng nào có bảo hành và trong bao lâu',
        'trường hợp nào không được bảo hành',
        'nơi nhận và thời gian xử lý',
      ],
      en: [
        'which goods have a warranty, and for how long',
        'what the warranty does not cover',
        'where goods are taken, and how long a repair takes',
      ],
    },
    facts: contact,
  }),
  'purchase-offers': draft({
    title: { vi: 'Ưu đãi', en: 'Discount offers' },
    summary: { vi: 'Ưu đãi đang có và điều kiện.', en: 'Current offers and their terms.' },
    missing: {
      vi: ['ưu đãi nào đang có, cho ai và đến khi nào', 'những ưu đãi nào không dùng chung'],
      en: ['which offers there are, for whom and until when', 'which offers cannot be combined'],
    },
  }),
  'shopping-guide': draft({
    title: { vi: 'Hướng dẫn mua hàng', en: 'How to shop' },
    summary: { vi: 'Các bước đặt hàng.', en: 'The steps to an order.' },
    missing: {
      vi: [
        'các bước từ chọn hàng đến nhận hàng, và khi nào hợp đồng được giao kết',
        'cách sửa hoặc huỷ đơn',
        'cách hỏi khi gặp khó khăn',
      ],
      en: [
        'the steps from choosing goods to receiving them, and when the contract is made',
        'how an order is changed or cancelled',
        'where to ask for help',
      ],
    },
    facts: contact,
  }),
  'quick-consultation': draft({
    title: { vi: 'Tư vấn nhanh', en: 'Quick advice' },
    summary: { vi: 'Hỏi cửa hàng trước khi mua.', en: 'Ask the shop before you buy.' },
    missing: {
      vi: ['giờ trả lời và cách liên hệ', 'những câu hỏi nào cửa hàng tư vấn'],
      en: ['when and how the shop answers', 'which questions it answers'],
    },
    facts: contact,
  }),
  about: draft({
    title: { vi: 'Giới thiệu', en: 'About us' },
    summary: { vi: 'Cửa hàng là ai và bán gì.', en: 'Who the shop is and what it sells.' },
    missing: {
      vi: ['cửa hàng bán gì và cho ai', 'cửa hàng bắt đầu như thế nào', 'ai làm việc ở đây'],
      en: ['what the shop sells, and to whom', 'how it began', 'who works here'],
    },
    facts: {
      vi: ['{legalName}', 'Mã số thuế: {taxCode}', 'Địa chỉ: {address}'],
      en: ['{legalName}', 'Tax code: {taxCode}', 'Address: {address}'],
    },
  }),
  'store-system': draft({
    title: { vi: 'Hệ thống cửa hàng', en: 'Stores' },
    summary: { vi: 'Nơi khách có thể đến.', en: 'Places that customers can visit.' },
    missing: {
      vi: ['địa chỉ, giờ mở cửa và dịch vụ của từng nơi, hoặc rằng cửa hàng chỉ bán trực tuyến'],
      en: ['address, opening hours and services of each place, or that the shop only sells online'],
    },
  }),
  careers: draft({
    title: { vi: 'Tuyển dụng', en: 'Careers' },
    summary: { vi: 'Việc làm tại cửa hàng.', en: 'Jobs at the shop.' },
    missing: {
      vi: ['vị trí đang tuyển và cách ứng tuyển, hoặc rằng hiện không tuyển'],
      en: ['open positions and how to apply, or that there are none'],
    },
    facts: contact,
  }),
  contact: draft({
    title: { vi: 'Liên hệ', en: 'Contact' },
    summary: { vi: 'Cách liên hệ với cửa hàng.', en: 'How to reach the shop.' },
    missing: {
      vi: ['giờ làm việc và ai trả lời', 'nơi gửi khiếu nại và thời gian trả lời'],
      en: ['working hours and who answers', 'where to complain, and how soon complaints are answered'],
    },
    facts: {
      vi: [...contact.vi, 'Địa chỉ: {address}'],
      en: [...contact.en, 'Address: {address}'],
    },
  }),
  footer: draft({
    title: { vi: 'Thông tin cửa hàng', en: 'About the shop' },
    summary: { vi: 'Điều mọi trang cho biết.', en: 'What every page says.' },
    missing: {
      vi: [
        'giá đã gồm những khoản nào',
        'cách khiếu nại và thời gian trả lời',
        'biểu tượng của Bộ Công Thương, sau khi website đã được thông báo tại online.gov.vn',
      ],
      en: [
        'what prices include',
        'how to complain, and how soon complaints are answered',
        'the badge of the Ministry of Industry and Trade, once the website is notified at online.gov.vn',
      ],
    },
  }),
};
