export const typed = {
  always: ['aina', 'kaikki', 'kaikilla x', 'kaikilla'],
  never: ['ei koskaan', 'ei milloinkaan', 'ei millään', 'ei millään x'],
  infinity: ['ääretön'],
  to: ['viiva'],
  and: ['ja'],
  or: ['tai'],
}
