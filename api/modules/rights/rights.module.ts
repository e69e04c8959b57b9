// The transfer of rights after acceptance.
import type { Module } from '../../module.ts';
import { rightsDoors } from './rights.doors.ts';
import { ContributionTransferResolver, TransferMutationsResolver } from './transfer.resolver.ts';

export const rights: Module = { resolvers: [ContributionTransferResolver, TransferMutationsResolver], doors: rightsDoors };
