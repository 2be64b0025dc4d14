/** A person in the line. `ended`: the 24 hours of the hold are over, and the piece is still set aside. */
interface Person {
  email: string;
  state: 'pending' | 'waiting' | 'held' | 'ended';
}

/** The line of one sold-out product, by the rules of docs/product/back-in-stock.md. */
export class FairLine {
  /** Pieces on sale. */
  free = 0;
  /** In the order of asking. */
  people: Person[] = [];
  /** Number of holds so far. Each has one mail. */
  mails = 0;

  of = (email: string) => this.people.find((one) => one.email === email);
  /** A person who is in the line keeps the place. */
  ask(email: string): void {
    if (!this.of(email)) this.people.push({ email, state: 'pending' });
  }
  /** The wait ends. Its piece is on sale again. */
  end(person: Person): void {
    if (person.state === 'held' || person.state === 'ended') this.free += 1;
    this.people = this.people.filter((one) => one !== person);
  }
  /** Free pieces go to the people who wait, in their order. */
  give(): void {
    for (const one of this.people.filter(({ state }) => state === 'ended')) this.end(one);
    for (const one of this.people.filter(({ state }) => state === 'waiting').slice(0, this.free)) {
      one.state = 'held';
      this.free -= 1;
      this.mails += 1;
    }
  }
  /** Whether a cart gets a bottle. `holder`: the person whose mail's link its browser has opened. */
  buy(holder?: Person): boolean {
    const isHeld = holder?.state === 'held';
    const count = (wanted: Person['state']) => this.people.filter(({ state }) => state === wanted).length;
    if (!isHeld && this.free + count('ended') <= count('waiting')) return false;
    this.give();
    if (isHeld) this.end(holder);
    this.free -= 1;
    return true;
  }
  copy(): FairLine {
    const copy = new FairLine();
    copy.free = this.free;
    copy.people = this.people.map((one) => ({ ...one }));
    return copy;
  }
}
