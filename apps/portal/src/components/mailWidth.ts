/** The width in px that e-mails are designed for, with a little air: nearly all are 600 or 640 px wide. */
export const MAIL_WIDTH = 640;

/** The width in px of the phone that e-mails are drawn for. */
export const PHONE_WIDTH = 390;
