/** `node demo-shop/src/office-login.ts <address of the office>` prints how to sign in to the office of a demo shop. */
import { demoCustomerLine } from 'api/demo-order';
import { demoLoginLine } from 'api/demo-staff';

const [officeUrl = 'http://localhost:3001'] = process.argv.slice(2);
console.log(`${demoLoginLine(officeUrl)}\n${demoCustomerLine()}`);
