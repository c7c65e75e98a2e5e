// Invented names only: no existing person or company. Domains are reserved ones (.example).

export const ACCOUNT_NAMES = [
  'Northlight Outdoor',
  'Halden Savings Cooperative',
  'Meridian Home & Garden',
  'Corvo Travel',
  'Pellworth Insurance Brokers',
  'Tamarack Health',
  'Saltmarsh Media',
  'Juniper & Vale',
  'Ostrava Motors',
  'Ardent Learning Group',
  'Kettle Lane Foods',
  'Rookwood Civic Partners for Culture and Neighbourhood',
] as const;

export const ADVERTISER_NAMES = [
  'Fernwick & Daughters',
  'Kestrel Museum',
  'Brückner Reifen',
  'Osei Family Dental',
  'Maison Lavande',
  'Tanaka Garden Supply',
  'Halden Loyalty',
  'Larkspur Cycles',
  'Bluewater Ferries',
  'Copper Kettle Tea',
  'Ingram Optics',
  'Vesterhav Knitwear',
  'Solstice Yoga',
  'Quarry Lane Books',
  'Rosewater Pharmacy',
  'Alder & Ash Furniture',
  'Pemberton Piano School',
  'Sierra Nieve Resorts',
  'Lowland Electric',
  'Mistral Sailing',
  'Tidewater Credit',
  'Orchard Street Bakery',
  'Greenhithe Pets',
  'Vantage Eyewear',
  'Harrow Hardware',
  'Lumen Lighting',
  'Basalt Climbing Halls',
  'Café Zeitlos',
  'Ember & Oak Stoves',
  'Finch Mobile',
  'Ågren Skincare',
  'Marlowe Tailors',
  'Postillion Hotels',
  'Sundial Watches',
  'Wren Nurseries',
  'Ивушка Текстиль',
  'Hanami Stationery',
  'Cobalt Data Recovery',
  'Old Mill Distillery',
  'The Honourable Company of Upper Saltmarsh Clockmakers, Restorers and Instrument Dealers',
] as const;

export const CAMPAIGNS = [
  'Autumn trail boots',
  'Members’ evening invitation',
  'Winter tyres reminder',
  'Holiday hours notice',
  'Early access, gift sets',
  'Spring catalogue preview',
  'Loyalty statement',
  'Renewal offer',
  'New season arrivals',
  'Weekend flash sale',
  'Back in stock',
  'Welcome series, part 1',
  'Welcome series, part 2',
  'Birthday greeting',
  'Service appointment',
  'Open day',
  'Gift guide',
  'Last places on the course',
  'Quarterly newsletter',
  'Refer a friend',
  'Summer timetable',
  'Tasting evening',
  'Clearance, final days',
  'Anniversary offer',
  'Product recall follow-up survey',
] as const;

/** The subject of each campaign, in the same order. */
export const SUBJECTS = [
  'Boots for muddy paths and long weekends',
  'You are invited: an evening with the makers',
  'Your winter tyres are due',
  'When we open over the holidays',
  'Before everybody else: the gift sets are here',
  'A first look at spring',
  'Your points, and what they are worth',
  'Stay with us: your offer for another year',
  'Just in, and made to last',
  'Two days only: everything a little cheaper',
  'You asked for it, it is back',
  'Good to have you with us',
  'Three things our regulars like best',
  'A small present for your birthday',
  'Time for a check-up: choose your day',
  'Come and look behind the scenes',
  'Forty ideas for people who have everything',
  'Only six places are left',
  'What we did this quarter, in five pictures',
  'Bring a friend, and both of you save',
  'New times for the summer boats',
  'Six glasses, one long table',
  'The last days of our clearance',
  'Ten years: a thank you to our readers',
  'Did the replacement part reach you?',
] as const;

export const COMPANIES = [
  'Albion Freight',
  'Bramble Studio',
  'Cedar & Pine',
  'Dunmore Analytics',
  'Eastgate Clinic',
  'Foxglove Print',
  'Granite Works',
  'Harbour Legal',
  'Ironbridge Tools',
  'Jubilee Catering',
  'Kingfisher Labs',
  'Lantern Theatre',
] as const;

/** Where addresses on a suppression list came from: the list's name and its file. */
export const OPT_OUTS = [
  { name: 'Opt-outs from the web shop', file: 'shop-opt-outs.csv' },
  { name: 'Asked customer service for no mail', file: 'customer-service-no-mail.csv' },
  { name: 'Left the printed newsletter', file: 'newsletter-leavers.csv' },
  { name: 'Trade fair cards without consent', file: 'trade-fair-no-consent.csv' },
  { name: 'Closed customer accounts', file: 'closed-accounts.csv' },
] as const;

/** Lists that hold for all accounts. */
export const HOUSE_LISTS = [
  { name: 'Complaints at mailbox providers', file: 'feedback-loops.csv' },
  { name: 'National do-not-mail register', file: 'do-not-mail-register.csv' },
] as const;

export const STREETS = [
  '12 Harbour Walk',
  '4 Mill Lane',
  '88 Granary Square',
  '230 Quay Street',
  '17 Lindenweg',
  '1501 Cedar Avenue',
] as const;
export const TOWNS = [
  'Salem, MA 01970',
  'Portland, ME 04101',
  'Burlington, VT 05401',
  'Bellingham, WA 98225',
  'Asheville, NC 28801',
] as const;
/** Picked at random. 'US' is repeated, so that it is picked most often. */
export const COUNTRIES = ['US', 'US', 'US', 'CA', 'GB', 'DE', 'FR', 'NO', 'JP', 'BR'] as const;
export const TIME_ZONES = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'Europe/Berlin',
  'Asia/Kolkata',
] as const;

/** Labels of creatives. */
export const LABELS = ['Holiday', 'Northlight', 'A/B test'] as const;
