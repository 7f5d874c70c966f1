import type { Language } from '../../lib/language';
import type { Device } from './devices';

const named = ({ browser, system }: Device, on: (browser: string, system: string) => string) =>
  browser && system ? on(browser, system) : (browser ?? system);

const vi = {
  hello: 'Chào bạn,',
  footer: (name: string) => `Bạn nhận thư này vì địa chỉ của bạn được dùng cho một tài khoản tại ${name}.`,
  notYou: 'Nếu không phải bạn, hãy bỏ qua thư này: bạn không cần làm gì.',
  when: 'Lúc',
  which: 'Thiết bị',
  deviceText: (device: Device) =>
    named(device, (browser, system) => `${browser} trên ${system}`) ?? 'Thiết bị không rõ',
  verify: {
    subject: (name: string) => `Kích hoạt tài khoản ${name}`,
    text: (name: string) =>
      `Cảm ơn bạn đã đăng ký tài khoản tại ${name}. Hãy mở trang dưới đây và bấm Kích hoạt. Liên kết có hiệu lực trong 48 giờ và chỉ dùng được một lần.`,
    button: 'Kích hoạt tài khoản',
  },
  reset: {
    subject: (name: string) => `Đặt lại mật khẩu ${name}`,
    text: (name: string) =>
      `Có người vừa xin đặt lại mật khẩu cho tài khoản ${name} của bạn. Hãy mở trang dưới đây để chọn mật khẩu mới. Liên kết có hiệu lực trong 1 giờ và chỉ dùng được một lần.`,
    button: 'Chọn mật khẩu mới',
    notYou: 'Nếu không phải bạn, hãy bỏ qua thư này: mật khẩu hiện tại vẫn dùng được.',
  },
  passwordChanged: {
    subject: (name: string) => `Mật khẩu ${name} của bạn đã được đổi`,
    text: 'Mật khẩu tài khoản của bạn vừa được đổi, và mọi thiết bị đã được đăng xuất.',
    button: 'Đặt lại mật khẩu',
    notYou: 'Nếu chính bạn đã đổi, bạn không cần làm gì. Nếu không, hãy đặt lại mật khẩu ngay.',
  },
  newDevice: {
    subject: (name: string) => `Đăng nhập mới vào tài khoản ${name}`,
    text: 'Tài khoản của bạn vừa được đăng nhập từ một thiết bị chưa từng dùng.',
    button: 'Đặt lại mật khẩu',
    notYou: 'Nếu chính bạn đã đăng nhập, bạn không cần làm gì. Nếu không, hãy đặt lại mật khẩu ngay.',
  },
  already: {
    subject: (name: string) => `Bạn đã có tài khoản ${name}`,
    text: (name: string) =>
      `Có người vừa dùng địa chỉ này để đăng ký tài khoản tại ${name}, nhưng bạn đã có tài khoản rồi. Hãy đăng nhập, hoặc chọn Quên mật khẩu nếu bạn không nhớ.`,
    button: 'Đăng nhập',
  },
  phoneTaken: {
    subject: (name: string) => `Tài khoản ${name} của bạn chưa có số điện thoại`,
    text: 'Tài khoản của bạn đã được kích hoạt. Số điện thoại bạn nhập khi đăng ký đang thuộc một tài khoản khác nên chưa được lưu. Hãy thêm một số khác trong hồ sơ.',
    button: 'Thêm số điện thoại',
  },
  guesses: {
    subject: (name: string) => `Có người thử mật khẩu tài khoản ${name} của bạn`,
    text: 'Có người vừa nhập sai mật khẩu tài khoản của bạn nhiều lần nên chúng tôi đã tạm chặn họ.',
    harmless:
      'Tài khoản của bạn vẫn an toàn: không ai đăng nhập được và không có gì thay đổi. Bạn vẫn đăng nhập được từ thiết bị hoặc mạng quen dùng.',
    button: 'Đổi mật khẩu',
    notYou:
      'Nếu chính bạn nhập sai, hãy chờ khoảng 15 phút rồi thử lại. Nếu không, hãy đổi sang một mật khẩu mạnh mà bạn không dùng ở nơi khác.',
  },
  locked: {
    subject: (name: string) => `Tài khoản ${name} của bạn đang bị khoá`,
    text: 'Có người vừa đăng nhập bằng đúng mật khẩu của bạn, nhưng tài khoản đang bị khoá nên không vào được. Hãy liên hệ với cửa hàng để được mở lại.',
  },
};

export type AccountMailWords = typeof vi;

const en: AccountMailWords = {
  hello: 'Hello,',
  footer: (name) => `You get this mail because your address is used for an account at ${name}.`,
  notYou: 'If it was not you, ignore this mail: there is nothing you need to do.',
  when: 'When',
  which: 'Device',
  deviceText: (device) => named(device, (browser, system) => `${browser} on ${system}`) ?? 'Unknown device',
  verify: {
    subject: (name) => `Activate your ${name} account`,
    text: (name) =>
      `Thank you for signing up at ${name}. Open the page below and press Activate. The link works for 48 hours, and once.`,
    button: 'Activate the account',
  },
  reset: {
    subject: (name) => `Reset your ${name} password`,
    text: (name) =>
      `Someone asked to reset the password of your ${name} account. Open the page below to choose a new one. The link works for 1 hour, and once.`,
    button: 'Choose a new password',
    notYou: 'If it was not you, ignore this mail: your password stays as it is.',
  },
  passwordChanged: {
    subject: (name) => `Your ${name} password was changed`,
    text: 'The password of your account was just changed, and every device was signed out.',
    button: 'Reset the password',
    notYou: 'If it was you, there is nothing you need to do. If not, reset the password now.',
  },
  newDevice: {
    subject: (name) => `New sign-in to your ${name} account`,
    text: 'Somebody signed in to your account with a device that was never used before.',
    button: 'Reset the password',
    notYou: 'If it was you, there is nothing you need to do. If not, reset the password now.',
  },
  already: {
    subject: (name) => `You already have a ${name} account`,
    text: (name) =>
      `Someone used this address to sign up at ${name}, but you have an account already. Sign in, or choose Forgot password if you do not remember it.`,
    button: 'Sign in',
  },
  phoneTaken: {
    subject: (name) => `Your ${name} account has no phone number yet`,
    text: 'Your account is active. The phone number you signed up with belongs to another account, so it was not saved. Add another one in your profile.',
    button: 'Add a phone number',
  },
  guesses: {
    subject: (name) => `Someone tried passwords for your ${name} account`,
    text: 'Someone just entered wrong passwords for your account many times, so we stopped them for a while.',
    harmless:
      'Nothing happened to your account: nobody got in and nothing was changed. You can still sign in with a device or from a network that you have used before.',
    button: 'Change the password',
    notYou:
      'If it was you, wait about 15 minutes and try again. If not, choose a strong password that you use nowhere else.',
  },
  locked: {
    subject: (name) => `Your ${name} account is locked`,
    text: 'Someone just signed in with your right password, but the account is locked and stays closed. Contact the shop to have it opened again.',
  },
};

export const accountMailWords: Record<Language, AccountMailWords> = { vi, en };
