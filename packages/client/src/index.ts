export { type Client, type ClientDeps, createClient } from './create-client';
