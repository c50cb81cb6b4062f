/** Minutes since midnight in Korea. */
const minuteOf = (at: Date): number => {
  const [hours = 0, minutes = 0] = at
    .toLocaleTimeString("sv-SE", { timeZone: "Asia/Seoul", hour: "2-digit", minute: "2-digit" })
    .split(":")
    .map(Number);
  return hours * 60 + minutes;
};

/** From nine in the evening until eight in the morning nobody is sent an advertisement (정보통신망법 50조 3항). */
const evening = 21 * 60;
const morning = 8 * 60;
const day = 24 * 60;

/** The same moment, or at night the eight o'clock that follows. */
export function nextAdvertisingTime(at: Date): Date {
  const minute = minuteOf(at);
  if (minute >= morning && minute < evening) return at;
  const minutes = minute < morning ? morning - minute : day - minute + morning;
  const whole = Math.floor(at.getTime() / 60_000) * 60_000;
  return new Date(whole + minutes * 60_000);
}
