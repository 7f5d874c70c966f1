import { isIPv6 } from 'node:net';

/** One IPv4 address, or the /64 of an IPv6 address, which one line has. */
export function networkOf(ip: string): string {
  const mapped = mappedIpv4(ip);
  if (mapped) return mapped;
  if (!isIPv6(ip)) return ip;
  return `${groupsOf(ip)
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

/** The /24 of an IPv4 address, the /56 of an IPv6 address: what one household or office keeps for weeks. */
export function neighbourhoodOf(ip: string): string {
  const ipv4 = mappedIpv4(ip) ?? ip;
  if (!isIPv6(ipv4)) return `${ipv4.split('.').slice(0, 3).join('.')}.0/24`;
  const [first = '0', second = '0', third = '0', fourth = '0'] = groupsOf(ip);
  const top = (Number.parseInt(fourth, 16) & 0xff00).toString(16);
  return `${[first, second, third].map((group) => group.replace(/^0+(?=.)/, '')).join(':')}:${top}::/56`;
}

/** The IPv4 address in an IPv4-mapped IPv6 address, which ends in dotted or in hexadecimal form. */
function mappedIpv4(ip: string): string | undefined {
  const dotted = /^(?:::|(?:0{1,4}:){5})ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (dotted || !isIPv6(ip) || ip.includes('.')) return dotted;
  const groups = groupsOf(ip).map((group) => Number.parseInt(group, 16));
  if (groups[5] !== 0xffff || groups.slice(0, 5).some((group) => group !== 0)) return undefined;
  const [high = 0, low = 0] = groups.slice(6);
  return [high >> 8, high & 0xff, low >> 8, low & 0xff].join('.');
}

function groupsOf(ipv6: string): string[] {
  const [head = '', tail] = ipv6.replace(/%.*$/, '').toLowerCase().split('::');
  const front = head ? head.split(':') : [];
  const back = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - front.length - back.length }, () => '0');
  return [...front, ...zeros, ...back];
}
