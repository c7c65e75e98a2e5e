function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>
body { margin: 0; font: 1.0625rem/1.5 system-ui, sans-serif; color: CanvasText; background: Canvas; }
main { max-width: 34rem; margin: 0 auto; padding: 4rem 1.5rem; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 1rem; text-wrap: balance; }
button { font: inherit; font-weight: 600; padding: .625rem 1.25rem; border: 2px solid CanvasText; border-radius: .375rem; color: Canvas; background: CanvasText; cursor: pointer; }
button:focus-visible { outline: 3px solid Highlight; outline-offset: 3px; }
</style>
</head>
<body>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`;
}

/** Asks first: programs that look at every link in a mail must not take anybody off a list. */
export const askPage = page(
  'Stop these e-mails?',
  `<p>Press the button, and the sender of the message you came from won’t write to your address any more.</p>
<form method="post"><button type="submit">Unsubscribe</button></form>`,
);

/** Doesn't say whose address it was, and is the same for an address that was never on a list. */
export const donePage = page(
  'You are unsubscribed',
  '<p>Your address won’t get further e-mails from this sender. You can close this page.</p>',
);

/** For a token that no key of ours can have signed: it may be genuine and from a key that is lost, so nobody is told that it worked. */
export const lostPage = page(
  'This link doesn’t work any more',
  '<p>Your address was not taken off the list. Use the link in a newer e-mail, or reply to the sender.</p>',
);

export const gonePage = page('This link leads nowhere', '<p>It is incomplete, or it never was one of ours.</p>');
