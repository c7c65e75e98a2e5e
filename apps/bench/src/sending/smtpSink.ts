import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';

// A relay that accepts every message and keeps none, so that only the sender is measured. It reports its port when it is
// ready. Given a goal, it counts from 0 and, when that many messages have arrived, answers with messages per second,
// leaving out the first tenth.
let times: number[] = [];
let goal = 0;

function rate() {
  const [from = 0, to = 0] = [times[Math.floor(times.length / 10)], times.at(-1)];
  return { perSecond: (times.length * 900) / (to - from) };
}

const server = createServer((socket) => {
  let text = '';
  let isData = false;
  socket.setNoDelay(true);
  socket.on('error', () => {});
  socket.on('data', (chunk) => {
    text += chunk.toString('latin1');
    for (;;) {
      const end = text.indexOf(isData ? '\r\n.\r\n' : '\r\n');
      if (end < 0) return;
      const line = text.slice(0, end);
      text = text.slice(end + (isData ? 5 : 2));
      if (isData) {
        isData = false;
        times.push(performance.now());
        socket.write('250 2.0.0 taken\r\n');
        if (times.length === goal) process.send?.(rate());
      } else if (/^DATA/i.test(line)) {
        isData = true;
        socket.write('354 go on\r\n');
      } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
      else socket.write(/^EHLO/i.test(line) ? '250-sink\r\n250 8BITMIME\r\n' : '250 ok\r\n');
    }
  });
  socket.write('220 sink ESMTP\r\n');
});

process.on('message', (question: { goal: number }) => {
  times = [];
  goal = question.goal;
});

server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
